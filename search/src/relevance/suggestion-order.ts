import { initialsAndBeginning, planQuery, type QueryPlan, type QueryTerm } from './query-plan.ts'
import { isWrittenAs, isWrittenAsPhrase, slipsBetween } from './term-matching.ts'
import { foundBy, waysByToken } from './tokens.ts'

export interface Ranked<Named> {
  named: Named
  /** The name has another spelling than what was typed. */
  corrected: boolean
}

/**
 * Names for what is being typed, best first: the text itself, then names that begin with its words, then
 * those that begin with its letters, then those that hold it further on, then those that have its words
 * apart; the shorter first, then in the alphabet's order. Names with another spelling come last: those that
 * have more of the words first; those that have none as they were found.
 */
export function inSuggestionOrder<Named extends { title: string }>(
  text: string,
  found: readonly Named[],
): Ranked<Named>[] {
  const plan = planQuery(text, { isTyped: true })
  if (!plan) return []
  const waysTyped = waysByToken(text)
  return found
    .map((named) => {
      const { tokens, parts } = foundBy(named.title)
      const words = [...tokens, ...parts]
      const missed = plan.terms.filter(
        (term) =>
          !words.some((token) => isTyped(term, token)) &&
          !isTypedInOneWord(waysTyped.get(term.token), words) &&
          !isTypedApart(term, words) &&
          !isBegun(term, words),
      )
      return {
        named,
        corrected: missed.length > 0,
        lack: lackOf(missed, words),
        rank: rankOf(plan, tokens),
        length: tokens.length,
      }
    })
    .toSorted(
      (a, b) =>
        Number(a.corrected) - Number(b.corrected) ||
        a.lack - b.lack ||
        // Names without any of the words have nothing that these tell apart.
        (a.lack === lettersOf(plan.terms)
          ? 0
          : a.rank - b.rank || a.length - b.length || compared(a.named.title, b.named.title)),
    )
    .map(({ named, corrected }) => ({ named, corrected }))
}

/** In letters: all of a word that the name lacks, and of a misspelled one those that are wrong. */
function lackOf(missed: readonly QueryTerm[], words: readonly string[]): number {
  return missed.reduce((lack, term) => {
    const slips = words.map((word) => slipsBetween(term, word))
    return lack + Math.min(term.token.length, ...slips)
  }, 0)
}

function lettersOf(terms: readonly QueryTerm[]): number {
  return terms.reduce((letters, { token }) => letters + token.length, 0)
}

function rankOf({ whole, terms }: QueryPlan, words: readonly string[]): number {
  const name = words.join(' ')
  if (name === whole) return 0
  if (name.startsWith(`${whole} `)) return 1
  if (name.startsWith(whole)) return 2
  if (` ${name} `.includes(` ${whole} `)) return 3
  // The last word is still being typed; the others are whole where they can be.
  return terms.every(({ token, isBeginning }) => isBeginning || words.includes(token)) ? 4 : 5
}

/**
 * Whether the letters of the term stand there, or a form of the word: nothing is corrected about 'vases' for
 * 'Vase'.
 */
function isTyped(term: QueryTerm, token: string): boolean {
  return token.startsWith(term.token) || isWrittenAs({ ...term, alternatives: [] }, token)
}

/** 'Müller' is typed for 'Mueller'. */
function isTypedInOneWord(ways: readonly (readonly string[])[] = [], words: readonly string[]): boolean {
  return ways.some(
    ([way = '', ...rest]) => rest.length === 0 && way !== '' && words.some((word) => word.startsWith(way)),
  )
}

/** "O'Neill" is typed for 'O Neill'. */
function isTypedApart(term: QueryTerm, words: readonly string[]): boolean {
  const alternatives = term.alternatives.filter(({ how, tokens }) => how === 'spelling' && tokens.length > 1)
  const typed = { ...term, alternatives }
  return alternatives.some(({ tokens }) =>
    words.some((_, at) => isWrittenAsPhrase(typed, words.slice(at, at + tokens.length))),
  )
}

/** "J R R T" is typed for 'J. R. R. Tolkien'. */
function isBegun(term: QueryTerm, words: readonly string[]): boolean {
  const begun = initialsAndBeginning(term)
  return begun !== null && begun.every((part) => words.some((word) => word.startsWith(part)))
}

function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
