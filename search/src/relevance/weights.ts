/**
 * How much each kind of match counts, in both engines; 1 is what a rare word counts that stands in the field
 * of the greatest weight. Found with `npm run bench -- relevance` and its held-out queries (docs/search.md).
 */
export const matchWeights = {
  // A term in a field; the field's own weight multiplies these.
  /** The word as typed. */
  word: 1,
  /** A word that begins with the term: above other forms, for its letters are all there. */
  beginning: 0.85,
  /** Another form of the word: a plural, a past tense. */
  stem: 0.8,
  /** Other ways to write the word (variants/). The same word in British and in American spelling counts alike. */
  spelling: 1,
  compound: 1,
  number: 0.8,
  abbreviation: 0.8,
  synonym: 0.8,
  oneTypo: 0.6,
  twoTypos: 0.4,
  /** Words that sound alike and differ in more letters. */
  sound: 0.4,
  /** Two neighboring terms stand together in the field, in either order: a maker's first and last name. */
  pair: 0.2,

  // The whole text in the record's name.
  /** The name is the text. */
  whole: 1,
  /** The name is the text, with words written in another way. */
  rewritten: 0.95,
  /** The name is what the text may be called instead. */
  renamed: 0.5,
  /** The name has the text's words, in whatever order and number, and no others. */
  sameWords: 0.9,
  /** The name is the text without what surrounds its subject: of 'what is a hallmark worth' 'Hallmark'. */
  subject: 0.9,
  /** The name has the words of the subject, in whatever order and number, and no others. */
  subjectWords: 0.8,
  /** The name holds the text as a phrase. */
  phrase: 0.4,

  // Where a record need not hold every term.
  /** A term behind a preposition: 'glass case' of 'stuffed fox in glass case'. */
  behind: 0.7,
  /** So much less counts a term that ten times as many records hold as the rarest one. */
  commoner: 0.1,
  /** What is asked of a thing ('value', 'old'), beside a word that names it. */
  intent: 0.3,
  /** The name is one of the terms, or some that follow each other. */
  wholeNamed: 0.2,
  /** The name is what they may be called instead. */
  otherNamed: 0.05,
  /** The record holds all of the terms; of some, their share. */
  coverage: 0.7,
} as const
