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
  /**
   * From the strictest to the widest: the first one that matches anything is the answer. So a rightly spelled query is
   * never watered down by guesses, its total and its other sorts mean something, and a misspelled one still finds.
   */
  readings: readonly Reading[]
}

export interface QueryTerm {
  token: string
  /** How many letters may be wrong where a reading allows it: missing, too many, another one, two neighbours exchanged. */
  typos: 0 | 1 | 2
  /** Whether it may be the beginning of a word: the last one is still being typed. */
  isBeginning: boolean
}

export interface Reading {
  /** Whether misspelled terms match. */
  typos: boolean
  /** How many of the terms must match, each in any field. */
  atLeast: number
}

/** Longer texts are a pasted page; what follows cannot tell records apart any better. */
const TERMS_MAX = 24

/** Null for a text without a word: it matches everything. */
export function planQuery(text: string): QueryPlan | null {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return null
  const distinct = [...new Set(tokens)].slice(0, TERMS_MAX)
  const last = tokens.at(-1)
  return {
    whole: tokens.join(' '),
    terms: distinct.map((token) => ({ token, typos: toleratedTypos(token), isBeginning: token === last })),
    readings: readingsOf(distinct.length),
  }
}

/** The customary measure (Elasticsearch's AUTO): short words have too many neighbours to guess among. */
function toleratedTypos(token: string): 0 | 1 | 2 {
  if (token.length < 3 || /^\p{N}+$/u.test(token)) return 0
  return token.length < 6 ? 1 : 2
}

function readingsOf(count: number): Reading[] {
  const all = [
    { typos: false, atLeast: count },
    { typos: true, atLeast: count },
  ]
  if (count === 1) return all
  const most = Math.ceil(count * 0.7)
  return [...all, ...(most < count && most > 1 ? [{ typos: true, atLeast: most }] : []), { typos: true, atLeast: 1 }]
}
