"""Operators on functions of one argument, made operators on functions of many."""


def get_name(function) -> str:
    return getattr(function, "__name__", "[unknown name]")


def get_doc(function) -> str:
    return getattr(function, "__doc__", "")


def wraps(function, namestr="{fun}", docstr="{doc}", **words):
    """A decorator that names a function after another; one that cannot be named stays as it is."""

    def named(wrapper):
        words.update(fun=get_name(function), doc=get_doc(function))
        try:
            wrapper.__name__ = namestr.format(**words)
            wrapper.__doc__ = docstr.format(**words)
        except (AttributeError, TypeError):
            pass
        return wrapper

    return named


def unary_to_nary(operator):
    """`operator(function, x)`, by the argument `argnum` of a function, or by a tuple of them."""

    @wraps(operator)
    def on_many(function, argnum=0, *given, **options):
        places = (argnum,) if type(argnum) is int else tuple(argnum)

        def made(*args, **keywords):
            def of_one(x):
                filled = list(args)
                for place, value in zip(places, (x,) if type(argnum) is int else x):
                    filled[place] = value
                return function(*filled, **keywords)

            of_one.__name__ = get_name(function)
            chosen = tuple(args[place] for place in places)
            return operator(of_one, chosen[0] if type(argnum) is int else chosen, *given, **options)

        name, words = get_name(function), get_name(operator)
        made.__name__ = f"{words}_of_{name}_wrt_argnum_{argnum}"
        made.__doc__ = f"    {words} of function {name} with respect to argument number {argnum}."
        return made

    return on_many
