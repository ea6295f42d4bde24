import { defaultSearchLimits } from '../index-definition.ts'
import { waysByToken, tokensOf } from './tokens.ts'
import { behindPreposition, isIntent, isQuality, subjectOf } from './subject.ts'
import { rewritingsOf } from './variants/rewritings.ts'
import { alternativesOf, type Alternative } from './variants/alternatives.ts'
import { matchWeights } from './weights.ts'
import { noSynonyms, type Synonyms } from './variants/synonyms.ts'

/**
 * What a text asks for, decided once for all engines and all kinds of query. Nobody guesses whether a text is
 * a name, a maker and a word, or the beginning of something: each record is scored by whatever fits it best.
 */
export interface QueryPlan {
  /** All tokens in one line, to be compared with whole names. */
  whole: string
  /** The same, one by one. */
  tokens: readonly string[]
  /** Those from the first to the last of its subject: 'sterling silver' of 'what is sterling silver worth'. */
  core: readonly string[]
  /** What the text is about: distinct, in the order typed. */
  terms: readonly QueryTerm[]
  /** What is asked of it ('value', 'old'): need not be found, but a record that has it is the better one. */
  intent: readonly QueryTerm[]
}

export interface QueryTerm {
  token: string
  /** How many letters may be wrong: missing, too many, another one, two neighbors exchanged. */
  typos: 0 | 1 | 2
  /** Whether it stands for the nearest words alone, where a guess need not be confirmed by the other words. */
  isNear?: boolean
  /** How much it counts beside the others where a record need not hold all; 1 unless told. */
  weight?: number
  /** Whether it stands for no other forms of the word but singular and plural. */
  isSameWord?: boolean
  /** Whether it may be the beginning of a word: the last one is still being typed. */
  isBeginning: boolean
  /** Other ways to write it. A record that holds one of them holds the term. */
  alternatives: readonly Alternative[]
}

/** One way to understand a text: which terms, and how many of them must match. */
export interface Reading {
  terms: readonly QueryTerm[]
  atLeast: number
  /**
   * The tokens that must stand in names and people, the two weightiest fields; otherwise each stands in any
   * field.
   */
  inHeads?: ReadonlySet<string>
  /**
   * Terms any of which may name a record that is found as well, whatever else it holds: of 'pewter teapot'
   * the article 'Pewter'.
   */
  orNamedBy?: readonly QueryTerm[]
  /**
   * So many of these terms suffice as well where one of them is in a weighty field, such as the description;
   * only where records are about what their names say.
   */
  orDescribed?: 1 | 2
}

/** Of many words, this share is tried before half of them, and half before the rarest alone. */
const MOST = 0.7
/** Of more words than this, not each is left out in turn: every try is a search. */
const LEAVE_ONE_OUT_MAX = 5

/** So many words of a text may name something. An engine runs 1,024 clauses at most, and these need all kinds. */
const NAMING_MAX = 8

interface Planning {
  /** Longer texts are a pasted page; what follows cannot tell records apart any better. */
  tokensMax?: number
  synonyms?: Synonyms | undefined
  /** Whether the text is still being typed: 'to' may become 'toleware'. */
  isTyped?: boolean
}

/** Null for a text without a word: it matches everything. */
export function planQuery(
  text: string,
  { tokensMax = defaultSearchLimits.tokensMax, synonyms = noSynonyms, isTyped = false }: Planning = {},
): QueryPlan | null {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return null
  const last = tokens.at(-1)
  const distinct = [...new Set(tokens)]
  const subject = subjectOf(distinct, { last: isTyped ? last : undefined }).slice(0, tokensMax)
  const found = synonyms.foundIn(tokens)
  const ways = waysByToken(text)
  const behind = behindPreposition(tokens, subject)
  const termOf = (token: string): QueryTerm => ({
    token,
    typos: toleratedTypos(token),
    isBeginning: token === last,
    alternatives: alternativesOf(tokens, token, { ways: ways.get(token), synonyms: found }),
    weight: behind.has(token) ? matchWeights.behind : 1,
  })
  return {
    whole: tokens.join(' '),
    tokens,
    core: tokens.slice(
      tokens.findIndex((token) => subject.includes(token)),
      tokens.findLastIndex((token) => subject.includes(token)) + 1,
    ),
    terms: subject.map(termOf),
    intent: distinct
      .filter((token) => isIntent(token) && !subject.includes(token))
      .map((token) => ({ token, typos: 0, isBeginning: false, alternatives: [] })),
  }
}

/**
 * Of initials that end a text, all but the last letter, and that letter, which may begin a word: 'j r r t' is
 * typed for 'J. R. R. Tolkien'. Null for any other term.
 */
export function initialsAndBeginning({
  token,
  isBeginning,
  alternatives,
}: QueryTerm): [initials: string, beginning: string] | null {
  const parts = alternatives.find(
    ({ how, tokens }) => how === 'spelling' && tokens.length > 1 && tokens.join('') === token,
  )?.tokens
  if (!isBeginning || !parts?.every((part) => [...part].length === 1)) return null
  return [parts.slice(0, -1).join(''), parts.at(-1) ?? '']
}

/** The text with its words joined, in the other spelling or by a synonym: what a name may begin with instead. */
export function rewrittenTexts(text: string, synonyms?: Synonyms): string[] {
  const plan = planQuery(text, { synonyms, isTyped: true })
  if (!plan) return []
  const written = plan.terms.map(({ token, alternatives }) => ({
    token,
    alternatives: alternatives.filter(
      ({ tokens, how }) =>
        how === 'spelling' || how === 'synonym' || (how === 'compound' && tokens.length === 1),
    ),
  }))
  return rewritingsOf(plan.tokens, written)
}

/**
 * The first of the readings that matches anything is what is found. So a rightly spelled text is never
 * watered down by guesses, its total and its other sorts mean something, and a misspelled one still finds.
 */
export function strictReading({ terms }: QueryPlan): Reading {
  return { terms: terms.map((term) => ({ ...term, typos: 0 })), atLeast: terms.length }
}

/**
 * What to try when the strict reading finds nothing: words that nobody has written are misspelled; then any
 * word may be (a slip can make another word). A word that somebody has written is given up for what something
 * is called alone: of 'bone china' no long text makes 'bone chine'.
 *
 * @param known the tokens that stand in the index in any form
 */
export function guessedReadings({ terms }: QueryPlan, known: ReadonlySet<string>): Reading[] {
  const unknown = new Set(terms.map(({ token }) => token).filter((token) => !known.has(token)))
  const isAnyKnown = unknown.size < terms.length
  const isMixed = isAnyKnown && unknown.size > 0
  const all = new Set(terms.map(({ token }) => token))
  const anyMisspelled: Reading = { terms, atLeast: terms.length, ...(isAnyKnown && { inHeads: all }) }
  return [
    ...(isMixed ? [{ terms: guessingUnknown(terms, known), atLeast: terms.length, inHeads: unknown }] : []),
    anyMisspelled,
  ]
}

/**
 * What to try when no record holds every word, however it is spelled: the common words are left out first, so
 * that what is found holds the rare ones. Never any word alone that is not the rarest: half of the index
 * would be found.
 *
 * @param known the tokens that need no guess: in any form, or the beginning of a word where the last may be
 *   one
 * @param counts how many records hold each token, as it is read here; those that none holds are left out
 *   anyway
 * @returns `found`: the terms that some record holds
 */
export function partialReadings(
  terms: readonly QueryTerm[],
  known: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  { isNamedBySubject = false }: { isNamedBySubject?: boolean | undefined } = {},
): { found: readonly QueryTerm[]; readings: Reading[] } {
  const countOf = ({ token }: QueryTerm) => counts.get(token) ?? 0
  const found = guessingUnknown(terms, known)
    .filter((term) => countOf(term) > 0)
    .toSorted((a, b) => countOf(a) - countOf(b))
  // A guess is not kept where a word that was rightly spelled would have to go for it.
  const certain = found.filter(({ token }) => known.has(token))
  const kept = certain.length > 0 ? certain : found
  const rarestCount = Math.min(...found.map(countOf))
  // Where most of a text is unknown, its subject may be: 'toddler potty training' asks for no trains.
  const isMostUnknown = isNamedBySubject && found.length * 2 < terms.length
  const weighed = found.map((term) => ({
    ...term,
    ...(isMostUnknown && { isSameWord: true }),
    weight: (term.weight ?? 1) * (1 - matchWeights.commoner * Math.log10(countOf(term) / rarestCount)),
  }))
  const subsets = [found, kept, ...withoutOne(kept), ...rarest(kept)]
  const distinct = new Map(subsets.map((subset) => [keyOf(subset), subset]))
  const readings = [...distinct.values()]
    .filter((subset) => subset.length > 0 && subset.length < terms.length)
    .filter((subset) => !isNamedBySubject || withoutQualities(subset).length > 0)
    .map((subset): Reading => {
      const tokens = subset.map(({ token }) => token)
      const isMost = subset.length >= 2 && subset.length * 2 > terms.length
      const isSameWord = isNamedBySubject && (isMost || isMostUnknown)
      // What is guessed must be what a record is called.
      const inHeads = isMost ? tokens.filter((token) => !known.has(token)) : tokens
      const ordered = terms.flatMap(({ token }) => subset.filter((term) => term.token === token))
      return {
        terms: isSameWord ? ordered.map(asMentioned) : isMost ? ordered : ordered.map(asWholeWord),
        atLeast: subset.length,
        ...(inHeads.length > 0 && { inHeads: new Set(inHeads) }),
      }
    })
  return { found: weighed, readings }
}

/** What is mentioned anywhere is the word itself: of 'excel pivot table' no text has a table and excelled. */
export function asMentioned(term: QueryTerm): QueryTerm {
  return { ...term, isBeginning: false, isSameWord: true }
}

/** A record is called by whole words: of 'ronaldo transfer' none is called Transferware. */
function asWholeWord(term: QueryTerm): QueryTerm {
  return { ...term, isBeginning: false }
}

/**
 * The same reading, and what is named by one of the words: an entry on one of them tells more than a mention
 * of all. Null where no word can name anything, and of a long text, which is no list of names.
 *
 * @param found terms that may name a record, the likeliest first
 */
export function withNamed(reading: Reading, found: readonly QueryTerm[]): Reading | null {
  const orNamedBy = found.filter(({ token }) => canName(token)).slice(0, NAMING_MAX)
  const isAnyNaming = withoutQualities(orNamedBy).length > 0
  return reading.terms.length > NAMING_MAX || !isAnyNaming ? null : { ...reading, orNamedBy }
}

/** The terms any of which names a record alone. */
export function withoutQualities<Term extends { token: string }>(terms: readonly Term[]): Term[] {
  return terms.filter(({ token }) => !isQuality(token))
}

/** Numbers and single letters are in many names and are what none is about. */
function canName(token: string): boolean {
  return /\p{L}{2}/u.test(token)
}

/** Each word in turn is left out, the commonest first. */
function withoutOne(rarestFirst: readonly QueryTerm[]): QueryTerm[][] {
  if (rarestFirst.length > LEAVE_ONE_OUT_MAX) return []
  return rarestFirst
    .map((_, index) => rarestFirst.toSpliced(rarestFirst.length - 1 - index, 1))
    .slice(0, rarestFirst.length === 2 ? 1 : undefined)
}

function rarest(rarestFirst: readonly QueryTerm[]): QueryTerm[][] {
  const count = rarestFirst.length
  return [count - 1, Math.ceil(count * MOST), Math.ceil(count / 2), 2, 1]
    .filter((length) => length < count)
    .map((length) => rarestFirst.slice(0, length))
}

function keyOf(terms: readonly QueryTerm[]): string {
  return terms
    .map(({ token }) => token)
    .toSorted()
    .join(' ')
}

function guessingUnknown(terms: readonly QueryTerm[], known: ReadonlySet<string>): QueryTerm[] {
  return terms.map((term) => (known.has(term.token) ? { ...term, typos: 0 } : term))
}

/** The customary measure (Elasticsearch's AUTO): short words have too many neighbors to guess among. */
function toleratedTypos(token: string): 0 | 1 | 2 {
  if (token.length < 3 || /^\p{N}+$/u.test(token)) return 0
  return token.length < 6 ? 1 : 2
}
