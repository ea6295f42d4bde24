import { defaultSearchLimits } from '../index-definition.ts'
import { tokensOf } from './tokens.ts'

/**
 * What a text asks for, decided once for all engines and all kinds of query. Nobody guesses whether a text is a name, a
 * maker and a word, or the beginning of something: each record is scored by whatever fits it best.
 */
export interface QueryPlan {
  /** All tokens in one line, to be compared with whole names. */
  whole: string
  /** Distinct, in the order typed. */
  terms: readonly QueryTerm[]
}

export interface QueryTerm {
  token: string
  /** How many letters may be wrong: missing, too many, another one, two neighbours exchanged. */
  typos: 0 | 1 | 2
  /** Whether it may be the beginning of a word: the last one is still being typed. */
  isBeginning: boolean
}

/** One way to understand a text: which terms, each in any field, and how many of them must match. */
export interface Reading {
  terms: readonly QueryTerm[]
  atLeast: number
}

/** Of several words, this share must match before any single one is enough. */
const MOST = 0.7

/**
 * Null for a text without a word: it matches everything.
 * @param tokensMax longer texts are a pasted page; what follows cannot tell records apart any better
 */
export function planQuery(text: string, tokensMax: number = defaultSearchLimits.tokensMax): QueryPlan | null {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return null
  const last = tokens.at(-1)
  return {
    whole: tokens.join(' '),
    terms: [...new Set(tokens)].slice(0, tokensMax).map((token) => ({ token, typos: toleratedTypos(token), isBeginning: token === last })),
  }
}

/**
 * The first of the readings that matches anything is the answer. So a rightly spelled text is never watered down by
 * guesses, its total and its other sorts mean something, and a misspelled one still finds.
 */
export function strictReading({ terms }: QueryPlan): Reading {
  return { terms: terms.map((term) => ({ ...term, typos: 0 })), atLeast: terms.length }
}

/**
 * What to try when the strict reading finds nothing, in this order: words that nobody has written are misspelled; then
 * any word may be (a slip can make another word); then most words; then any one.
 * @param known the tokens that stand in the index in any form
 */
export function widerReadings({ terms }: QueryPlan, known: ReadonlySet<string>): Reading[] {
  const count = terms.length
  const most = Math.ceil(count * MOST)
  const isMixed = terms.some(({ token }) => known.has(token)) && terms.some(({ token }) => !known.has(token))
  return [
    ...(isMixed ? [{ terms: terms.map((term) => (known.has(term.token) ? { ...term, typos: 0 as const } : term)), atLeast: count }] : []),
    ...[count, most, 1].filter((atLeast, index, all) => all.indexOf(atLeast) === index).map((atLeast) => ({ terms, atLeast })),
  ]
}

/** The customary measure (Elasticsearch's AUTO): short words have too many neighbours to guess among. */
function toleratedTypos(token: string): 0 | 1 | 2 {
  if (token.length < 3 || /^\p{N}+$/u.test(token)) return 0
  return token.length < 6 ? 1 : 2
}
