import type { QueryPlan } from './query-plan.ts'
import { rewritingsByKind, type Written } from './variants/rewritings.ts'
import { matchWeights } from './weights.ts'

/** Texts that count so much where a record's name is one of them. */
export interface WholeNames {
  names: readonly string[]
  weight: number
}

/** What the whole text may be the name of, weightiest first. */
export function wholeNamesOf(
  { tokens, core }: Pick<QueryPlan, 'tokens' | 'core'>,
  terms: readonly Written[],
): WholeNames[] {
  const whole = rewritingsByKind(tokens, terms)
  const subject = rewritingsByKind(core, terms)
  const levels = [
    { names: [tokens.join(' ')], weight: matchWeights.whole },
    { names: whole.rewritten, weight: matchWeights.rewritten },
    { names: [core.join(' '), ...subject.rewritten], weight: matchWeights.subject },
    { names: [...whole.renamed, ...subject.renamed], weight: matchWeights.renamed },
  ]
  const known = new Set<string>()
  return levels
    .map(({ names, weight }) => ({
      names: names.filter((name) => !known.has(name) && known.add(name)),
      weight,
    }))
    .filter(({ names }) => names.length > 0)
}
