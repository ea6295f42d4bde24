import { worthScoreMessages as messages } from '@vitrine/contracts/worth-score/messages'
import type { DescribedItem, TriedScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import { nothingSaid, scoreOf } from '../score-response.ts'
import { similarLots } from '../similar-lots.ts'
import { rootUrl } from '../sold-lots.ts'
import { whatIsSaid, type EstimateSources } from '../what-is-said.ts'
import { wantedLots } from '../wanted-lots.ts'

/**
 * What pieces like a described one have sold for, for staff: with what was set aside, and why nothing is
 * said.
 *
 * @throws AppError VALIDATION_FAILED for a category that is not there; SearchUnavailable
 */
export async function estimateWorth(
  sources: EstimateSources,
  item: DescribedItem,
  filters: WorthScoreFilters,
): Promise<TriedScore> {
  const { tree } = sources
  const category = rootUrl(tree, item.categoryId)
  if (category === '')
    throw fieldRefused('VALIDATION_FAILED', 'categoryId', 'notFound', messages.categoryUnknown)
  const candidates = await similarLots(
    sources,
    wantedLots(
      tree,
      item.description,
      { query: item.title, categoryId: item.categoryId, ...filters },
      'filters.categoryId',
    ),
  )
  const said = await whatIsSaid(
    sources,
    { title: item.title, description: item.description, category },
    candidates,
  )
  return {
    score: said.outcome === 'told' ? scoreOf(said, filters) : nothingSaid(filters, said.comparables.length),
    outcome: said.outcome,
    setAside: said.setAside.map(({ lot, reason }) => ({ id: lot.itemId, title: lot.title, reason })),
  }
}
