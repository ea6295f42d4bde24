import { defaultSearchLimits } from '../index-definition.ts'
import { waysByToken, tokensOf } from './tokens.ts'
import { rewritingsOf } from './variants/rewritings.ts'
import { alternativesOf, type Alternative } from './variants/alternatives.ts'
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
  /** Distinct, in the order typed. */
  terms: readonly QueryTerm[]
}

export interface QueryTerm {
  token: string
  /** How many letters may be wrong: missing, too many, another one, two neighbors exchanged. */
  typos: 0 | 1 | 2
  /** Whether it may be the beginning of a word: the last one is still being typed. */
  isBeginning: boolean
  /** Other ways to write it. A record that holds one of them holds the term. */
  alternatives: readonly Alternative[]
}

/** One way to understand a text: which terms, and how many of them must match. */
export interface Reading {
  terms: readonly QueryTerm[]
  atLeast: number
  /** Whether the terms must stand in names and people, the two weightiest fields; otherwise each in any field. */
  inHeads?: boolean
}

/** Of many words, this share is tried before half of them, and half before the rarest alone. */
const MOST = 0.7
/** Of more words than this, not each is left out in turn: every try is a search. */
const LEAVE_ONE_OUT_MAX = 5

interface Planning {
  /** Longer texts are a pasted page; what follows cannot tell records apart any better. */
  tokensMax?: number
  synonyms?: Synonyms | undefined
}

/** Null for a text without a word: it matches everything. */
export function planQuery(
  text: string,
  { tokensMax = defaultSearchLimits.tokensMax, synonyms = noSynonyms }: Planning = {},
): QueryPlan | null {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return null
  const last = tokens.at(-1)
  const distinct = withoutPassingWords([...new Set(tokens)]).slice(0, tokensMax)
  const found = synonyms.foundIn(tokens)
  const ways = waysByToken(text)
  return {
    whole: tokens.join(' '),
    tokens,
    terms: distinct.map((token) => ({
      token,
      typos: toleratedTypos(token),
      isBeginning: token === last,
      alternatives: alternativesOf(tokens, token, { ways: ways.get(token), synonyms: found }),
    })),
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
  const plan = planQuery(text, { synonyms })
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

const QUESTIONS: ReadonlySet<string> = new Set([
  'what',
  'whats',
  'how',
  'who',
  'why',
  'when',
  'where',
  'which',
])
/** What follows a question word and names nothing: 'what is a hallmark', 'how do I date my clock'. */
const ASKING: ReadonlySet<string> = new Set([
  ...QUESTIONS,
  'a',
  'an',
  'the',
  'is',
  'are',
  'was',
  'were',
  'do',
  'does',
  'did',
  'can',
  'to',
  'i',
  'my',
  'you',
  'your',
  'it',
  'this',
  'that',
  's',
])

/**
 * Words that need not be found where there are others: nobody remembers whether a name has 'and', '&' or a
 * comma, and a question's own words stand in other texts than its subject's.
 */
function withoutPassingWords(tokens: string[]): string[] {
  const isQuestion = QUESTIONS.has(tokens[0] ?? '')
  const others = tokens.filter((token) => token !== 'and' && !(isQuestion && ASKING.has(token)))
  return others.length > 0 ? others : tokens
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
  const isMixed = terms.some(({ token }) => known.has(token)) && terms.some(({ token }) => !known.has(token))
  const isAnyKnown = terms.some(({ token }) => known.has(token))
  const anyMisspelled: Reading = { terms, atLeast: terms.length, ...(isAnyKnown && { inHeads: true }) }
  return [
    ...(isMixed ? [{ terms: guessingUnknown(terms, known), atLeast: terms.length }] : []),
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
 */
export function partialReadings(
  { terms }: QueryPlan,
  known: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): Reading[] {
  const countOf = ({ token }: QueryTerm) => counts.get(token) ?? 0
  const found = guessingUnknown(terms, known).filter((term) => countOf(term) > 0)
  // A guess is not kept where a word that was rightly spelled would have to go for it.
  const certain = found.filter(({ token }) => known.has(token))
  const kept = (certain.length > 0 ? certain : found).toSorted((a, b) => countOf(a) - countOf(b))
  const subsets = [found, kept, ...withoutOne(kept), ...rarest(kept)]
  const distinct = new Map(subsets.map((subset) => [keyOf(subset), subset]))
  return [...distinct.values()]
    .filter((subset) => subset.length > 0 && subset.length < terms.length)
    .map((subset) => ({
      terms: terms.flatMap(({ token }) => subset.filter((term) => term.token === token)),
      atLeast: subset.length,
    }))
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
