/** More values than this of one facet are not counted; the rarest are left out. */
export const FACET_VALUES_MAX = 1_000
