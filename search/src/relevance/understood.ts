import type { Understood } from '../search-request.ts'
import type { QueryPlan, QueryTerm } from './query-plan.ts'
import { isWrittenAs, isWrittenAsPhrase, slipsBetween } from './term-matching.ts'
import type { Alternative } from './variants/alternatives.ts'

/**
 * How a text was read, for a reader to be told.
 *
 * @param read the terms that the best hit holds
 * @param best the tokens of the best hit's card
 * @param near for a term, the words of the index that it may stand for, nearest first
 * @param isBest whether the hit is the best of all, and not the first of another order or page
 */
export function understoodAs(
  { terms }: QueryPlan,
  read: readonly QueryTerm[],
  best: readonly string[],
  near: (term: QueryTerm) => readonly string[],
  { isBest }: { isBest: boolean },
): Understood {
  // It holds every word that was looked for, if not in its card.
  const kept = read.map((term) => ({
    token: term.token,
    used: spellingIn(best, term) ?? near(term)[0] ?? term.token,
  }))
  const used = kept.map((word) => word.used).join(' ')
  const isRespelled = kept.some((word) => word.used !== word.token)
  const leftOut = terms
    .map(({ token }) => token)
    .filter((token) => !kept.some((word) => word.token === token))
  const shownFor = isBest ? [...new Set(read.flatMap((term) => synonymIn(best, term)))] : []
  const also = shownFor.length > 0 && { shownFor }
  if (leftOut.length > 0) return { kind: 'partial', leftOut, ...(isRespelled && { used }), ...also }
  return isRespelled ? { kind: 'guessed', used } : { kind: 'exact', ...also }
}

/** The synonym that the hit has instead of the term itself; none where the hit has the term. */
function synonymIn(best: readonly string[], term: QueryTerm): string[] {
  const isThere = (alternatives: readonly Alternative[]) =>
    best.some((token, at) => {
      const meant = { ...term, alternatives }
      return (
        isWrittenAs(meant, token) ||
        alternatives.some(({ tokens }) => isWrittenAsPhrase(meant, best.slice(at, at + tokens.length)))
      )
    })
  const synonyms = term.alternatives.filter(({ how }) => how === 'synonym')
  if (synonyms.length === 0 || isThere(term.alternatives.filter(({ how }) => how !== 'synonym'))) return []
  const found = synonyms.find(({ tokens }) =>
    best.some((_, at) =>
      isWrittenAsPhrase(
        { ...term, alternatives: [{ tokens, how: 'synonym' }] },
        best.slice(at, at + tokens.length),
      ),
    ),
  )
  return found ? [found.tokens.join(' ')] : []
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
