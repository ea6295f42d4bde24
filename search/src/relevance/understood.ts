import type { Understood } from '../search-request.ts'
import type { QueryPlan, QueryTerm, Reading } from './query-plan.ts'
import { isWrittenAs, isWrittenAsPhrase, slipsBetween } from './term-matching.ts'

/**
 * How a text was read, for a reader to be told.
 * @param best the tokens of the best hit's card
 * @param near for a term, the words of the index that it may stand for, nearest first
 */
export function understoodAs({ terms }: QueryPlan, reading: Reading, best: readonly string[], near: (term: QueryTerm) => readonly string[]): Understood {
  const read = new Map(reading.terms.map((term) => [term.token, term]))
  const isPartial = reading.terms.length < terms.length || reading.atLeast < reading.terms.length
  const words = terms.map(({ token }) => {
    const term = read.get(token)
    return { token, used: term && (spellingIn(best, term) ?? (isPartial ? undefined : near(term)[0])) }
  })
  const kept = words.filter(({ used }) => !isPartial || used !== undefined)
  const used = kept.map((word) => word.used ?? word.token).join(' ')
  const isRespelled = kept.some((word) => word.used !== undefined && word.used !== word.token)
  if (isPartial) return { kind: 'partial', leftOut: words.filter((word) => !kept.includes(word)).map(({ token }) => token), ...(isRespelled && { used }) }
  return isRespelled ? { kind: 'guessed', used } : { kind: 'exact' }
}

/** The term itself where the hit has it in any form, otherwise the nearest of the hit's words that it tolerates. */
function spellingIn(best: readonly string[], term: QueryTerm): string | undefined {
  const lengths = new Set(term.alternatives.map(({ tokens }) => tokens.length))
  if (best.some((token, at) => isWrittenAs(term, token) || [...lengths].some((length) => isWrittenAsPhrase(term, best.slice(at, at + length))))) return term.token
  const [nearest] = best.map((token) => ({ token, slips: slipsBetween(term, token) })).toSorted((a, b) => a.slips - b.slips)
  return nearest && nearest.slips < Infinity ? nearest.token : undefined
}
