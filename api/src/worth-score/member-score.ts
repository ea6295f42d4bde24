import type { MemberScore, Score } from '@vitrine/contracts/worth-score/schemas'
import { nothingSaid, scoreOf } from './score-response.ts'
import type { ValuedItem } from './valued-item.ts'
import type { AppliedFilters } from './wanted-lots.ts'
import type { Said } from './what-is-said.ts'

/** What was said of an item, as its owner gets it. */
export function memberScore(item: Pick<ValuedItem, 'id' | 'snapshot'>, filters: AppliedFilters, said: Said): MemberScore {
  return ofItem(item, said.outcome, said.outcome === 'told' ? scoreOf(said, filters) : nothingSaid(filters, said.comparables.length))
}

export function ofItem({ id, snapshot }: Pick<ValuedItem, 'id' | 'snapshot'>, outcome: MemberScore['meta']['outcome'], score: Score): MemberScore {
  return { ...score, meta: { ...score.meta, vaultItemId: id, outcome, hasSnapshot: snapshot !== null } }
}
