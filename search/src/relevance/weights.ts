/**
 * How much each kind of match counts, in both engines. Found with `npm run bench -- relevance` and its held-out queries
 * (docs/search.md). A field's own weight multiplies the first four.
 */
export const matchWeights = {
  /** The word as typed. */
  word: 1,
  /** Another form of the word: a plural, a past tense. */
  stem: 0.8,
  /** A word that begins with the term. It has no rarity of its own; this stands for that of a fairly rare word. */
  beginning: 6,
  typo: 0.3,
  /** What a term's second-best matches add to its best one. */
  others: 0.1,
  /** The record's name is the text. */
  whole: 50,
  /** The record's name has the text's words, in whatever order and form, and no others. */
  sameWords: 30,
  /** The record's name holds the text as a phrase. */
  phrase: 2,
  /** Two neighbouring terms stand together in a field, in either order: a maker's first and last name. */
  pair: 1,
} as const

/** 'Last, First' is as near as 'First Last'. */
export const PAIR_SLOP = 2
