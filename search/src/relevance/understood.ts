import type { Understood } from '../search-request.ts'
import type { QueryPlan, QueryTerm, Reading } from './query-plan.ts'
import { isWrittenAs, isWrittenAsPhrase, slipsBetween } from './term-matching.ts'

/**
 * How a text was read, for a reader to be told.
 *
 * @param best the tokens of the best hit's card
 * @param near for a term, the words of the index that it may stand for, nearest first
 */
export function understoodAs(
  { terms }: QueryPlan,
  reading: Reading,
  best: readonly string[],
  near: (term: QueryTerm) => readonly string[],
): Understood {
  // Every hit holds every word that was looked for, if not in its card.
  const kept = reading.terms.map((term) => ({
    token: term.token,
    used: spellingIn(best, term) ?? near(term)[0] ?? term.token,
  }))
  const used = kept.map((word) => word.used).join(' ')
  const isRespelled = kept.some((word) => word.used !== word.token)
  const leftOut = terms
    .map(({ token }) => token)
    .filter((token) => !kept.some((word) => word.token === token))
  if (leftOut.length > 0) return { kind: 'partial', leftOut, ...(isRespelled && { used }) }
  return isRespelled ? { kind: 'guessed', used } : { kind: 'exact' }
}

/**
 * The term itself where the hit has it in any form, otherwise the nearest of the hit's words that it
 * tolerates.
 */
function spellingIn(best: readonly string[], term: QueryTerm): string | undefined {
  const lengths = new Set(term.alternatives.map(({ tokens }) => tokens.length))
  if (
    best.some(
      (token, at) =>
        isWrittenAs(term, token) ||
        [...lengths].some((length) => isWrittenAsPhrase(term, best.slice(at, at + length))),
    )
  )
    return term.token
  const [nearest] = best
    .map((token) => ({ token, slips: slipsBetween(term, token) }))
    .toSorted((a, b) => a.slips - b.slips)
  return nearest && nearest.slips < Infinity ? nearest.token : undefined
}
