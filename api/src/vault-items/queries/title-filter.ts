import { setImmediate as otherCalls } from 'node:timers/promises'
import { filterTexts } from '@vitrine/contracts/words'
import { misspellingsOf, type Misspelling } from '@vitrine/search/relevance/misspellings'
import { singularOf } from '@vitrine/search/relevance/plural'
import { planQuery, type QueryPlan, type QueryTerm } from '@vitrine/search/relevance/query-plan'
import { isIntent } from '@vitrine/search/relevance/subject'
import { beginningOfForms, isWrittenAs } from '@vitrine/search/relevance/term-matching'
import { tokensOf } from '@vitrine/search/relevance/tokens'
import { understoodAs } from '@vitrine/search/relevance/understood'
import type { Alternative } from '@vitrine/search/relevance/variants/alternatives'
import type { Synonyms } from '@vitrine/search/relevance/variants/synonyms'
import type { Understood } from '@vitrine/search/search-request'

/** A title has fewer words. A filter of more is a part of a title or nothing. */
const TERMS_MAX = 16
/** Other ways to write the words of a filter: each is looked up in every title. */
const ALTERNATIVES_MAX = 40
/** Words from so many letters on stand for all that begin with them: 'enamel' for 'enamelled'. */
const OPEN_FROM = 5
/** Nearest words that a misspelled one may stand for. */
const GUESSES_MAX = 10
/** A misspelled word and the one that is meant differ in so many letters. */
const LENGTHS_APART = 3
/** What is compared before other calls have their turn. */
const WORDS_A_STEP = 500

/** A filter of titles, read by the rules of the site's searches. */
export interface TitleFilter {
  plan: QueryPlan
  /**
   * Titles that have every word in any order, as it is written or as it may be called instead: a tsquery for
   * each. Null where all of them hold the filter as it is typed.
   */
  words: Words | null
  /** The same of the words themselves, with those that need not be found: these titles come first. */
  ownWords: Words
}

/** A tsquery for each word that must be found, what is rare first. */
export type Words = readonly string[]

/**
 * Null where the filter has no words, or too many to be looked up one by one.
 *
 * @param anywhere whether words are looked up beyond titles, too: that a title holds them as they are typed is
 *   then not all that counts
 */
export function readTitleFilter(
  text: string,
  synonyms: Synonyms,
  { anywhere = false } = {},
): TitleFilter | null {
  const planned = planQuery(text, { synonyms, tokensMax: TERMS_MAX + 1 })
  if (!planned) return null
  const plan = withoutLoneIntent(planned)
  if (plan.terms.length + plan.intent.length > TERMS_MAX) return null
  const queries = plan.terms.map(({ token, isBeginning }) => formsOf(token, isBeginning))
  const others = boundedAlternatives(plan.terms)
  const typedAlone = plan.terms.length === 1 && !anywhere ? filterTexts(text) : []
  const [only] = plan.terms
  // A title with such a word holds what is typed.
  const isTyped = (query: string) =>
    only && typedAlone.includes(only.token) && query.startsWith(`'${only.token}`)
  const every = queries.map((own, at) => [...own, ...(others[at] ?? [])].filter((query) => !isTyped(query)))
  return {
    plan,
    words: every.every((ways) => ways.length > 0) ? allOf(every) : null,
    ownWords: allOf([...queries, ...plan.intent.map(({ token }) => formsOf(token))]),
  }
}

/** What is asked of a thing tells no thing apart: of a text without other words all words must be found. */
function withoutLoneIntent(plan: QueryPlan): QueryPlan {
  if (!plan.terms.every(({ token }) => isIntent(token))) return plan
  const terms = [...new Set(plan.tokens)].map(
    (token): QueryTerm =>
      plan.terms.find((term) => term.token === token) ?? {
        token,
        typos: 0,
        isBeginning: false,
        alternatives: [],
      },
  )
  return { ...plan, terms, intent: [] }
}

/** How the best title was found, where it lacks some of the words themselves. */
export function understoodIn({ plan }: TitleFilter, title: string): Understood {
  const words = tokensOf(title)
  const understood = understoodAs(plan, plan.terms, words, () => [], { isBest: true })
  const leftOut = plan.intent.filter((term) => !words.some((word) => isWrittenAs(term, word)))
  if (understood.kind === 'guessed' || leftOut.length === 0) return understood
  return { ...understood, kind: 'partial', leftOut: leftOut.map(({ token }) => token) }
}

/** A filter whose unknown words are misspelled. */
export interface GuessedFilter {
  words: Words
  ownWords: Words
  understoodIn: (title: string) => Understood
}

/** The words that may be misspelled: no list of synonyms has them. */
export function doubtfulTerms({ plan }: TitleFilter, synonyms: Synonyms): QueryTerm[] {
  return plan.terms.filter(({ token, typos }) => typos > 0 && !synonyms.hasWord(token))
}

/**
 * The same filter with words of the vault in place of those that it does not have. Null where it has all of
 * them, or where nothing is near one.
 *
 * @param known the words of the vault
 */
export async function guessedFilter(
  { plan }: TitleFilter,
  doubtful: readonly QueryTerm[],
  known: readonly string[],
): Promise<GuessedFilter | null> {
  const guesses = new Map<string, readonly Misspelling[]>()
  for (const term of doubtful) {
    if (known.some((word) => isWrittenAs(term, word))) continue
    const found: Misspelling[] = []
    for (let from = 0; from < known.length; from += WORDS_A_STEP) {
      const words = known.slice(from, from + WORDS_A_STEP)
      found.push(
        ...misspellingsOf(
          term,
          words.filter((word) => isOfLength(word, term.token)),
        ),
      )
      await otherCalls()
    }
    if (found.length === 0) return null
    guesses.set(term.token, found.toSorted((a, b) => a.cost - b.cost).slice(0, GUESSES_MAX))
  }
  if (guesses.size === 0) return null
  const terms = plan.terms.map((term) => (guesses.has(term.token) ? term : { ...term, typos: 0 as const }))
  const others = boundedAlternatives(terms)
  const queries = (isMeant: (guess: Misspelling, nearest: Misspelling | undefined) => boolean) =>
    allOf(
      terms.map(({ token, isBeginning }, at) => {
        const near = guesses.get(token)
        return near
          ? near.filter((guess) => isMeant(guess, near[0])).map(({ word }) => exactly(word))
          : [...formsOf(token, isBeginning), ...(others[at] ?? [])]
      }),
    )
  return {
    words: queries(() => true),
    ownWords: queries((guess, nearest) => guess.cost === nearest?.cost),
    understoodIn: (title) =>
      understoodAs(
        { ...plan, terms },
        terms,
        tokensOf(title),
        ({ token }) => (guesses.get(token) ?? []).map(({ word }) => word),
        { isBest: true },
      ),
  }
}

function isOfLength(word: string, token: string): boolean {
  return Math.abs(word.length - token.length) <= LENGTHS_APART
}

/** The other ways to write each term as tsqueries: so many of all that a filter stays quick. */
function boundedAlternatives(terms: readonly QueryTerm[]): string[][] {
  let left = ALTERNATIVES_MAX
  return terms.map(({ alternatives }) => {
    const some = alternatives.filter(isNoInitials).slice(0, left)
    left -= some.length
    return some.map(alternativeQuery)
  })
}

/** In any order 'w', 'm' and 'f' are not 'WMF', which titles have as one word, however it is written. */
function isNoInitials({ tokens }: Alternative): boolean {
  return tokens.length === 1 || tokens.some((token) => token.length > 1)
}

/** All of its words, in any order. Of a word that is taken apart only the last part has other forms. */
function alternativeQuery({ tokens, how }: Alternative): string {
  const parts = tokens.map((token, at) =>
    how === 'compound' && at < tokens.length - 1 ? exactly(token) : anyOf(formsOf(token)),
  )
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`
}

/** The forms of a word, and what begins with it where it may be unfinished or is long, as tsqueries. */
function formsOf(word: string, isBeginning = false): string[] {
  if (!/^\p{L}{2,}$/u.test(word)) return [isBeginning ? beginningWith(word) : exactly(word)]
  const stem = [beginningOfForms(word), singularOf(word)].find((each) => each.length >= OPEN_FROM)
  if (stem) return [beginningWith(stem), ...(/[^aeiou]y$/.test(stem) ? [exactly(pluralOf(stem))] : [])]
  const singular = word.endsWith('es') ? beginningOfForms(word) : singularOf(word)
  const forms = [singular, pluralOf(singular), word].map(exactly)
  return [...new Set(isBeginning ? [beginningWith(word), ...forms] : forms)]
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** Tokens are letters and digits: quoted, they need no escaping. */
function exactly(word: string): string {
  return `'${word}'`
}

function beginningWith(word: string): string {
  return `'${word}':*`
}

function anyOf(queries: readonly string[]): string {
  return queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' | ')})`
}

/** What has few ways to be written is looked up first: most titles lack it. */
function allOf(terms: readonly (readonly string[])[]): Words {
  return terms.toSorted((one, other) => one.length - other.length).map(anyOf)
}
