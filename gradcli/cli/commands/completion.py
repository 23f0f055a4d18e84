"""`gradcli completion`: the script that completes command lines in a shell.

The scripts ask `gradcli __complete` for the words that can stand where the cursor is
(gradcli/cli/complete.py); what ends in one of `= , : / @` is not a whole word yet, and gets no
blank behind it.
"""

import sys
from typing import Annotated

from gradcli.cli.line.options import Settings, shared
from gradcli.cli.line.rows import word
from gradcli.cli.line.usage import Usage, listed
from gradcli.errors import nearest

BASH = r"""
_gradcli() {
    local IFS=$'\n' line=${COMP_LINE:0:COMP_POINT} word begun i
    COMPREPLY=($(gradcli __complete --line "$line" 2>/dev/null))
    # bash completes from the last of its word breaks, such as '=' and ':' (but not '@')
    word=${line##*[[:space:]]}
    begun=${word%"${word##*["${COMP_WORDBREAKS//@}"]}"}
    for i in "${!COMPREPLY[@]}"; do
        COMPREPLY[i]=${COMPREPLY[i]%%$'\t'*}
        COMPREPLY[i]=${COMPREPLY[i]#"$begun"}
        [[ ${COMPREPLY[i]} == *[=,:/@] ]] || COMPREPLY[i]+=' '
    done
}
complete -o nospace -F _gradcli gradcli
"""

ZSH = r"""
#compdef gradcli
_gradcli() {
    local line word about
    local -a open whole open_about whole_about
    for line in ${(f)"$(gradcli __complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)"}; do
        word=${line%%$'\t'*}
        about=${word}${${line#$word}:+"  -- ${line#*$'\t'}"}
        if [[ $word == *[=,:/@] ]]; then
            open+=($word); open_about+=($about)
        else
            whole+=($word); whole_about+=($about)
        fi
    done
    (( $#whole )) && compadd -l -d whole_about -a whole
    (( $#open )) && compadd -S '' -l -d open_about -a open
}
compdef _gradcli gradcli
"""

FISH = r"""
function __gradcli_complete
    set -l words (commandline -opc) (commandline -ct)
    gradcli __complete $words[2..-1] 2>/dev/null
end
complete -c gradcli -f -a '(__gradcli_complete)'
"""

# Shell -> its script, and the line that installs it.
SHELLS = {
    "bash": (BASH, 'eval "$(gradcli completion bash)" in ~/.bashrc'),
    "zsh": (ZSH, 'eval "$(gradcli completion zsh)" in ~/.zshrc, after compinit'),
    "fish": (FISH, "gradcli completion fish > ~/.config/fish/completions/gradcli.fish"),
}

OTHERS = ("sh", "ash", "csh", "dash", "ksh", "tcsh")  # shells that have no completion

SHELL = Annotated[str, word("SHELL", listed(SHELLS), values=SHELLS)]


@shared()
def completion(settings: Settings, shell: SHELL = "") -> None:
    """The script that completes command lines: commands, options and their values, files, and the
    names of a program's inputs.

    Examples:
      eval "$(gradcli completion bash)"
      gradcli completion fish > ~/.config/fish/completions/gradcli.fish
    """
    if shell not in SHELLS:
        close = [] if shell in OTHERS else nearest(shell, SHELLS)
        help = f"did you mean {close[0]}?" if close else "gradcli completion bash"
        what = f"'{shell}' has no completion" if shell else "the shell is missing"
        raise Usage("E0001", f"{what}: there is {listed(SHELLS)}", (shell,) * bool(shell), help)
    script, place = SHELLS[shell]
    sys.stdout.write(f"{script.lstrip()}# install: {place}\n")
