import { namesOf } from '@vitrine/contracts/choices'
import { valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import type { RecordTotals } from '@vitrine/contracts/vault-records/totals'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { middleOfRange, newestValuations, ownedItems } from './ownership.ts'

type Row = Omit<RecordTotals, 'notValued' | 'notInsured'>

/** Groups of a query as a list of objects, those of most items first. */
function listOf(columns: readonly string[], groups: RawBuilder<unknown>): RawBuilder<unknown> {
  const pairs = [...columns, 'items'].map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`)
  const order = columns.filter((column) => column !== 'amount').map((column) => sql.ref(column))
  return sql`coalesce((SELECT json_agg(json_build_object(${sql.join(pairs)}) ORDER BY items DESC, ${sql.join(order)}) FROM (${groups}) grouped), '[]')`
}

const sumOf = (amount: RawBuilder<unknown>) => sql`round(sum(${amount}), 2)::float8 AS amount`
const items = sql`count(DISTINCT id)::int AS items`
const amount = sql`amount`

/**
 * What a member's own items cost and are worth, by one statement. An amount of each piece counts as often as
 * there are pieces, a range by its middle; of several valuations of one basis the newest counts.
 */
export async function readRecordTotals(executor: Executor, userId: number): Promise<RecordTotals> {
  const { rows } = await sql<Row>`
    WITH item AS MATERIALIZED (${ownedItems(userId)}), own AS MATERIALIZED (
      SELECT * FROM item WHERE is_own
    ), cost AS MATERIALIZED (
      SELECT own.id, cost.kind, cost.currency, cost.amount * own.pieces AS amount FROM own JOIN vault_item_costs cost ON cost.item_id = own.id
      UNION ALL
      -- The documented price, unless the record has one of its own.
      SELECT own.id, 'price', 'USD', own.purchase_price FROM own
      WHERE own.purchase_price IS NOT NULL AND NOT EXISTS (SELECT 1 FROM vault_item_costs cost WHERE cost.item_id = own.id AND cost.kind = 'price')
    ), valuation AS MATERIALIZED (${newestValuations}), insured AS (
      SELECT own.id, given.currency, ${middleOfRange} AS amount FROM own JOIN vault_given_valuations given ON given.item_id = own.id WHERE given.is_insured_value
    )
    SELECT
      (SELECT count(*)::int FROM own) AS "ownItems",
      (SELECT count(*)::int FROM own WHERE NOT EXISTS (SELECT 1 FROM cost WHERE cost.id = own.id)) AS "withoutCost",
      ${listOf(['ownership'], sql`SELECT ownership, ${items} FROM item GROUP BY ownership`)} AS ownerships,
      ${listOf(['currency', 'amount'], sql`SELECT currency, ${sumOf(amount)}, ${items} FROM cost GROUP BY currency`)} AS costs,
      ${listOf(['kind', 'currency', 'amount'], sql`SELECT kind, currency, ${sumOf(amount)}, ${items} FROM cost GROUP BY kind, currency`)} AS "costsByKind",
      ${listOf(['basis', 'currency', 'amount'], sql`SELECT basis, currency, ${sumOf(amount)}, ${items} FROM valuation GROUP BY basis, currency`)} AS valuations,
      ${listOf(['currency', 'amount'], sql`SELECT currency, ${sumOf(amount)}, ${items} FROM insured GROUP BY currency`)} AS insured
  `.execute(executor)
  const [totals] = rows
  if (!totals) throw new Error('Totals are one row')
  const count = (found: readonly { items: number }[]) => found.reduce((sum, each) => sum + each.items, 0)
  return {
    ...totals,
    notValued: namesOf(valuationBases).map((basis) => ({
      basis,
      items: totals.ownItems - count(totals.valuations.filter((each) => each.basis === basis)),
    })),
    notInsured: totals.ownItems - count(totals.insured),
  }
}
