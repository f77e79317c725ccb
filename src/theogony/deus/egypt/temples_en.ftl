### Egypt, violet: what temples do, in the log and in refusals. Texts in our own words.

event-laid_tiles = { $amount } VP tiles are laid on { $temple }, which belongs to { $seat }.
event-not_spared = { $seat } pays { $good } although a temple would spare it.
event-took_tile = { $temple } takes effect for { $seat }; { $left ->
    [0] no tile is left on it.
    [one] 1 tile is left on it.
   *[other] { $left } tiles are left on it.
}

why-egypt-temple-resource-discount = Nothing can be left out here: it takes a completed temple for this resource, and only 1 is left out of a cost.
why-egypt-temple-cross-right = Lay the card into one of the five standard rows.
why-egypt-temple-cross-one = Besides its own row, every other row takes only one card of this colour, and there it lies already.
why-egypt-temple-cross-not_purple = Only temples lie in the temple row.
