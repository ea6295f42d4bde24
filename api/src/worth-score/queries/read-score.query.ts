import type { Actor } from '@vitrine/contracts/access'
import { type ItemValuation, valuationLimits as limits } from '@vitrine/contracts/vault-items/valuations'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
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

/**
 * What the stored scores of a member's item have said, oldest first; of very many the newest.
 *
 * @throws AppError NOT_FOUND for whatever is not the member's own, or no longer there
 */
export async function listValuations(
  executor: Executor,
  userId: number,
  itemId: number,
): Promise<ItemValuation[]> {
  const { rows } = await sql<{ valuations: ItemValuation[] }>`
    SELECT (
      SELECT coalesce(json_agg(json_build_object(
        'valuedAt', to_char(valued_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'estimatedPriceMin', estimated_price_min::float8, 'estimatedPriceMax', estimated_price_max::float8, 'meanPrice', mean_price::float8,
        'widePriceMin', wide_price_min::float8, 'widePriceMax', wide_price_max::float8, 'currency', currency, 'total', total
      ) ORDER BY valued_at, id), '[]')
      FROM (SELECT * FROM vault_item_valuations WHERE item_id = item.id ORDER BY valued_at DESC, id DESC LIMIT ${limits.listedMax}) newest
    ) AS valuations
    FROM vault_items item WHERE item.id = ${itemId} AND item.user_id = ${userId} AND item.deleted_at IS NULL
  `.execute(executor)
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return row.valuations
}
