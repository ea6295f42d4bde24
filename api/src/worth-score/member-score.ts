import type { MemberScore, Score } from '@vitrine/contracts/worth-score/schemas'
import { nothingSaid, scoreOf, scoreOfFigures } from './score-response.ts'
import type { ValuedItem } from './valued-item.ts'
import type { AppliedFilters } from './wanted-lots.ts'
import type { Figures, Said } from './what-is-said.ts'

/** What was said of an item, as its owner gets it. */
export function memberScore(
  item: Pick<ValuedItem, 'id' | 'snapshot'>,
  filters: AppliedFilters,
  said: Said,
): MemberScore {
  return ofItem(item, said.outcome, said.outcome === 'told' ? scoreOf(said, filters) : untold(filters, said))
}

/** The same without the sales that it rests on. */
export function memberFigures(
  item: Pick<ValuedItem, 'id' | 'snapshot'>,
  filters: AppliedFilters,
  figures: Figures,
): MemberScore {
  return ofItem(
    item,
    figures.outcome,
    figures.outcome === 'told' ? scoreOfFigures(figures, filters) : untold(filters, figures),
  )
}

const untold = (filters: AppliedFilters, figures: Figures) =>
  nothingSaid(filters, figures.comparables.length + setAsideByPrice(figures).length)

/**
 * What its price alone has set aside. Where nothing is said it is counted among the similar items: nobody has
 * paid for an answer then, and how many prices are far from the others would tell of them.
 */
export function setAsideByPrice({ setAside }: Figures): Figures['setAside'] {
  return setAside.filter(({ reason }) => reason === 'price far from the others')
}

export function ofItem(
  { id, snapshot }: Pick<ValuedItem, 'id' | 'snapshot'>,
  outcome: MemberScore['meta']['outcome'],
  score: Score,
): MemberScore {
  return { ...score, meta: { ...score.meta, vaultItemId: id, outcome, hasSnapshot: snapshot !== null } }
}
