import type { Actor } from '@vitrine/contracts/access'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { memberScore } from '../member-score.ts'
import { describedAs, visibleCandidates } from '../score-candidates.ts'
import type { ScoreOpeningsRepository } from '../score-openings.repository.ts'
import { appliedFilters, readValuedItem } from '../valued-item.ts'
import { whatIsSaid, type EstimateSources } from '../what-is-said.ts'

/**
 * An item's score under these filters; without any, under those of its snapshot.
 *
 * @throws AppError NOT_FOUND, LOOKUP_REQUIRED, VALIDATION_FAILED for a category that is not there;
 *   SearchUnavailable
 */
export async function readScore(
  sources: EstimateSources,
  openings: ScoreOpeningsRepository,
  actor: Actor,
  { itemId, given }: { itemId: number; given: WorthScoreFilters | null },
): Promise<MemberScore> {
  const item = await readValuedItem(sources.database, actor.userId, itemId)
  const filters = appliedFilters(item, given)
  const candidates = await visibleCandidates(sources, openings, actor, {
    item,
    filters,
    categoryField: 'f.categoryId',
  })
  return memberScore(item, filters, await whatIsSaid(sources, describedAs(sources.tree, item), candidates))
}
