"""Hands and piles. They are replaced, never changed, so copies of a game share them."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from .types import CardId


def on_top(pile: vec[i64], card: CardId) -> vec[i64]:
    return append(pile[:], card)


def without(pile: vec[i64], card: CardId) -> vec[i64]:
    """The pile with one such card less."""
    return remove(pile[:], card)


def put_in_order(hand: vec[i64], card: CardId) -> vec[i64]:
    """The hand with one card more. Hands are in order: how cards came to a hand means nothing."""
    longer = append(hand[:], card)
    i: i64 = len(hand)
    while i > 0 and longer[i - 1] > card:
        longer[i] = longer[i - 1]
        i -= 1
    longer[i] = card
    return longer


def hand_of(pile: vec[i64], start: i64, end: i64) -> vec[i64]:
    """A few cards of a pile, in order."""
    hand = pile[start:end]
    for i in range(1, end - start):
        card = hand[i]
        j: i64 = i
        while j > 0 and hand[j - 1] > card:
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = card
    return hand


def in_order(pile: vec[i64], numbers: i64) -> vec[i64]:
    """The same cards sorted. Cards have numbers below `numbers`."""
    count = vec[i64]([0] * numbers)
    for card in pile:
        count[card] += 1
    sorted_ = vec[i64](capacity=len(pile))
    for number in range(numbers):
        for _ in range(count[number]):
            sorted_ = append(sorted_, number)
    return sorted_


def plus(counts: vec[i64], index: i64, amount: i64) -> vec[i64]:
    """The same counts with one of them changed."""
    changed = counts[:]
    changed[index] += amount
    return changed


def minus(counts: vec[i64], others: vec[i64]) -> vec[i64]:
    """What is left of the counts."""
    return vec[i64]([counts[i] - others[i] for i in range(len(counts))])
