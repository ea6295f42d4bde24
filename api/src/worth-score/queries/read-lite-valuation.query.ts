import { priceAccessOf, type Actor } from '@vitrine/contracts/access'
import type { MemberScore } from '@vitrine/contracts/worth-score/schemas'
import { memberScore, ofItem } from '../member-score.ts'
import { describedAs, searchedCandidates } from '../score-candidates.ts'
import { nothingSaid } from '../score-response.ts'
import { appliedFilters, readValuedItem } from '../valued-item.ts'
import { whatIsSaid, type EstimateSources } from '../what-is-said.ts'

/**
 * The figures alone: those that the item keeps, also while search is away. Where it keeps none, whoever has
 * no count of lookups gets them made from the defaults, and a counted member none.
 *
 * @throws AppError NOT_FOUND; SearchUnavailable
 */
export async function readLiteValuation(
  sources: EstimateSources,
  actor: Actor,
  itemId: number,
): Promise<MemberScore> {
  const item = await readValuedItem(sources.database, actor.userId, itemId)
  const filters = appliedFilters(item, null)
  if (item.stored) {
    const { total, ...figures } = item.stored
    return ofItem(item, 'told', { ...nothingSaid(filters, total), ...figures })
  }
  if (priceAccessOf(actor) === 'counted') return ofItem(item, null, nothingSaid(filters, 0))
  const said = await whatIsSaid(
    sources,
    describedAs(sources.tree, item),
    await searchedCandidates(sources, { item, filters, categoryField: 'f.categoryId' }),
  )
  return { ...memberScore(item, filters, said), itemsRelated: [], priceGraph: [] }
}
