import {
  worthScoreFiltersSchema,
  type Score,
  type WorthScoreFilters,
} from '@vitrine/contracts/worth-score/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { z } from 'zod'
import type { AppliedFilters } from './wanted-lots.ts'

/** The figures that an item keeps. */
export interface StoredFigures extends Pick<
  Score,
  'estimatedPriceMin' | 'estimatedPriceMax' | 'meanPrice' | 'widePriceMin' | 'widePriceMax' | 'currency'
> {
  total: number
}

/**
 * An item of a member as far as its worth goes: texts and category, and what was kept of earlier scores.
 * Never its own prices.
 */
export interface ValuedItem {
  id: number
  title: string
  /** With its subtitle and its specifics. */
  description: string
  /** '' where no specific says. */
  maker: string
  /** Null where a bulk update has taken it away. */
  categoryId: number | null
  snapshot: WorthScoreFilters | null
  stored: StoredFigures | null
}

interface Row extends Omit<ValuedItem, 'snapshot'> {
  filters: unknown
}

const snapshotSchema = z.nullable(worthScoreFiltersSchema)

/** @throws AppError NOT_FOUND for whatever is not the member's own, or no longer there */
export async function readValuedItem(
  executor: Executor,
  userId: number,
  itemId: number,
): Promise<ValuedItem> {
  const { rows } = await sql<Row>`
    SELECT item.id, item.title, item.category_id AS "categoryId",
      concat_ws('. ', nullif(item.subtitle, ''), item.description, specifics.texts) AS description, coalesce(specifics.maker, '') AS maker,
      snapshot.filters,
      CASE WHEN item.estimated_at IS NOT NULL THEN json_build_object(
        'estimatedPriceMin', item.estimated_price_min::float8, 'estimatedPriceMax', item.estimated_price_max::float8, 'meanPrice', item.mean_price::float8,
        'widePriceMin', item.wide_price_min::float8, 'widePriceMax', item.wide_price_max::float8, 'currency', item.estimate_currency, 'total', coalesce(item.estimate_total, 0)
      ) END AS stored
    FROM vault_items item
    LEFT JOIN worth_score_snapshots snapshot ON snapshot.item_id = item.id
    LEFT JOIN LATERAL (
      SELECT string_agg(display_name || ': ' || value, '. ' ORDER BY place) AS texts, min(value) FILTER (WHERE name = 'maker') AS maker FROM vault_item_specifics WHERE item_id = item.id
    ) AS specifics ON true
    WHERE item.id = ${itemId} AND item.user_id = ${userId} AND item.deleted_at IS NULL
  `.execute(executor)
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  const { filters, ...item } = row
  return { ...item, snapshot: snapshotSchema.parse(filters) }
}

/**
 * Filters as they are applied: those that are given, else the snapshot's, with the item's own text and
 * category where they say nothing.
 */
export function appliedFilters(item: ValuedItem, given: WorthScoreFilters | null): AppliedFilters {
  const filters = given ?? item.snapshot ?? { excludedIds: [] }
  return {
    ...filters,
    query: filters.query ?? item.title,
    categoryId: filters.categoryId ?? item.categoryId ?? 0,
  }
}
