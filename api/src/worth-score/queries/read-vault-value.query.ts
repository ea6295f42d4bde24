import {
  valuationLimits as limits,
  type ValuedGroup,
  type VaultValue,
} from '@vitrine/contracts/vault-items/valuations'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { isOwn } from '../../vault-records/queries/ownership.ts'

type Value = ValuedGroup['values'][number]

interface GroupRow {
  by: 'all' | 'category' | 'collection'
  /** 0: without a category, or in no collection. */
  id: number
  /** Null: those that are not valued. */
  currency: string | null
  items: number
  value: number
  comparedItems: number
  comparedValue: number
  cost: number
  oldest: string | null
  newest: string | null
}

interface DayRow {
  currency: string
  day: string
  valued: number
  value: number
}

/**
 * What a member's own items are worth by the figures that they keep: sums of middle estimates, never of lows
 * or highs (those of many pieces do not fall together), and never across currencies. Purchase prices are US
 * dollars: what is valued in another currency is not compared with them.
 */
export async function readVaultValue(executor: Executor, userId: number): Promise<VaultValue> {
  const [groups, titles, days] = await Promise.all([
    readGroups(executor, userId),
    readTitles(executor, userId),
    readDays(executor, userId),
  ])
  const of = (by: GroupRow['by']) => groups.filter((group) => group.by === by)
  const all = of('all')
  const times = all.flatMap(({ oldest, newest }) => (oldest && newest ? [{ oldest, newest }] : []))
  return {
    itemsCount: sumOf(all, ({ items }) => items),
    values: valuesOf(all),
    oldestAt: times.map(({ oldest }) => oldest).toSorted()[0] ?? null,
    newestAt:
      times
        .map(({ newest }) => newest)
        .toSorted()
        .at(-1) ?? null,
    categories: groupsOf(of('category'), titles.categories),
    collections: groupsOf(of('collection'), titles.collections),
    history: [...Map.groupBy(days, ({ currency }) => currency)].map(([currency, its]) => ({
      currency,
      days: thinned(its).map(({ day, valued, value }) => ({ day, valued, value })),
    })),
  }
}

async function readGroups(executor: Executor, userId: number): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    WITH item AS (
      SELECT coalesce(category_id, 0) AS category_id, coalesce(collection_id, 0) AS collection_id, mean_price, estimated_at, purchase_price,
        CASE WHEN mean_price IS NOT NULL THEN coalesce(estimate_currency, 'USD') END AS currency
      FROM vault_items item LEFT JOIN vault_item_records record ON record.item_id = item.id
      WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${isOwn}
    )
    SELECT
      CASE WHEN grouping(category_id) = 0 THEN 'category' WHEN grouping(collection_id) = 0 THEN 'collection' ELSE 'all' END AS by,
      coalesce(category_id, collection_id, 0) AS id, currency, count(*)::int AS items, coalesce(sum(mean_price), 0)::float8 AS value,
      count(*) FILTER (WHERE is_compared)::int AS "comparedItems", coalesce(sum(mean_price) FILTER (WHERE is_compared), 0)::float8 AS "comparedValue",
      coalesce(sum(purchase_price) FILTER (WHERE is_compared), 0)::float8 AS cost,
      to_char(min(estimated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS oldest,
      to_char(max(estimated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS newest
    FROM (SELECT *, currency = 'USD' AND purchase_price IS NOT NULL AS is_compared FROM item) compared
    GROUP BY GROUPING SETS ((currency), (category_id, currency), (collection_id, currency))
  `.execute(executor)
  return rows
}

async function readTitles(executor: Executor, userId: number) {
  const { rows } = await sql<{ kind: 'category' | 'collection'; id: number; title: string }>`
    SELECT 'category' AS kind, id, title FROM taxonomy_nodes
    WHERE id IN (SELECT category_id FROM vault_items WHERE user_id = ${userId} AND deleted_at IS NULL)
    UNION ALL
    SELECT 'collection', id, title FROM collections WHERE user_id = ${userId}
  `.execute(executor)
  const titled = (kind: 'category' | 'collection') =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, title }) => [id, title]))
  return { categories: titled('category'), collections: titled('collection') }
}

/**
 * A score adds its middle estimate from its day on, and takes away that of the one before. Items that are no
 * longer there count on no day.
 */
async function readDays(executor: Executor, userId: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    WITH score AS (
      SELECT (valuation.valued_at AT TIME ZONE 'UTC')::date AS day, valuation.currency, valuation.mean_price,
        lag(valuation.currency) OVER earlier AS former_currency, lag(valuation.mean_price) OVER earlier AS former_price
      FROM vault_items item JOIN vault_item_valuations valuation ON valuation.item_id = item.id LEFT JOIN vault_item_records record ON record.item_id = item.id
      WHERE item.user_id = ${userId} AND item.deleted_at IS NULL AND ${isOwn}
      WINDOW earlier AS (PARTITION BY item.id ORDER BY valuation.valued_at, valuation.id)
    ), change AS (
      SELECT day, currency, mean_price AS value, 1 AS valued FROM score
      UNION ALL SELECT day, former_currency, -former_price, -1 FROM score WHERE former_currency IS NOT NULL
    )
    SELECT currency, to_char(day, 'YYYY-MM-DD') AS day, (sum(sum(valued)) OVER so_far)::int AS valued, (sum(sum(value)) OVER so_far)::float8 AS value
    FROM change GROUP BY currency, day
    WINDOW so_far AS (PARTITION BY currency ORDER BY day)
    ORDER BY currency, day
  `.execute(executor)
  return rows
}

function groupsOf(rows: readonly GroupRow[], titles: ReadonlyMap<number, string>): ValuedGroup[] {
  return [...Map.groupBy(rows, ({ id }) => id)]
    .map(([id, its]) => ({
      id,
      title: titles.get(id) ?? '',
      itemsCount: sumOf(its, ({ items }) => items),
      values: valuesOf(its),
    }))
    .toSorted((one, other) => other.itemsCount - one.itemsCount || one.id - other.id)
}

function valuesOf(rows: readonly GroupRow[]): Value[] {
  return rows
    .flatMap(({ currency, items, value, comparedItems, comparedValue, cost }) =>
      currency === null
        ? []
        : [
            {
              currency,
              valued: items,
              value,
              compared: comparedItems > 0 ? { items: comparedItems, value: comparedValue, cost } : null,
            },
          ],
    )
    .toSorted((one, other) => other.valued - one.valued || (one.currency < other.currency ? -1 : 1))
}

function sumOf<Row>(rows: readonly Row[], count: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + count(row), 0)
}

/** Of more days than a chart shows, the last of each month. */
function thinned(days: readonly DayRow[]): readonly DayRow[] {
  if (days.length <= limits.daysMax) return days
  return days.filter(({ day }, at) => day.slice(0, 7) !== days[at + 1]?.day.slice(0, 7))
}
