"""Random lessons print the same over the library and as programs.

hunt_lessons.py holds them against TensorFlow itself, where that is installed.
"""

import warnings

import pytest
from hunt_lessons import answer, differ
from random_lessons import TOPICS, lesson


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("topic", TOPICS)
def test_a_lesson_prints_the_same_in_both_ways(topic, number):
    text = lesson(f"{topic}-ci-{number}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        (found, failed), (wanted, raised) = (answer(way, text) for way in ("program", "library"))
    assert not differ(found, wanted), f"{text}\n{found}\n{wanted}"
    assert bool(failed) == bool(raised), f"{text}\n{failed}\n{raised}"


def test_lessons_are_those_of_their_seeds_and_differ():
    texts = {topic: [lesson(f"{topic}-ci-{k}") for k in range(5)] for topic in TOPICS}
    assert texts == {topic: [lesson(f"{topic}-ci-{k}") for k in range(5)] for topic in TOPICS}
    assert len({text for some in texts.values() for text in some}) == 5 * len(TOPICS)


@pytest.mark.parametrize(
    ("found", "wanted", "kind"),
    [
        ("tf.Tensor([1. 2.], shape=(2,))", "tf.Tensor([1.  2.000001], shape=(2,))", ""),
        ("tf.Tensor([1. 2.], shape=(2,))", "tf.Tensor([1.  2.01], shape=(2,))", "number"),
        ("1\n2", "1", "length"),
        ("(1+2j)", "(1-2j)", "number"),
        ("[1. nan]", "[1.  2.]", "nan"),
        ("None", "0.0", "text None for 0.0"),
        ("ValueError", "TypeError", "another error"),
    ],
)
def test_what_is_a_difference(found, wanted, kind):
    assert differ(found, wanted) == kind
