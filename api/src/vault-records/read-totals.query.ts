import { ownerships } from '@vitrine/contracts/vault-records/record-fields'
import { namesOf, valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import type { RecordTotals } from '@vitrine/contracts/vault-records/totals'
import type { Executor } from '@vitrine/database/database'
import { sql } from 'kysely'
import { ownedItems } from './owned-items.ts'

interface Row {
  kind: 'ownership' | 'cost' | 'costKind' | 'withoutCost' | 'valuation' | 'insured'
  name: string
  currency: string
  amount: number
  items: number
}

/** What a member's own items cost and are worth. An amount of each piece counts as often as there are pieces. */
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
    ), valuation AS MATERIALIZED (
      SELECT DISTINCT ON (own.id, given.basis) own.id, given.basis, given.currency, (given.amount + coalesce(given.amount_max, given.amount)) / 2 * own.pieces AS amount
      FROM own JOIN vault_given_valuations given ON given.item_id = own.id
      ORDER BY own.id, given.basis, given.day DESC NULLS LAST, given.place DESC
    )
    SELECT 'ownership' AS kind, ownership AS name, '' AS currency, 0::float8 AS amount, count(*)::int AS items FROM item GROUP BY ownership
    UNION ALL SELECT 'cost', '', currency, sum(amount)::float8, count(DISTINCT id)::int FROM cost GROUP BY currency
    UNION ALL SELECT 'costKind', kind, currency, sum(amount)::float8, count(DISTINCT id)::int FROM cost GROUP BY kind, currency
    UNION ALL SELECT 'withoutCost', '', '', 0, count(*)::int FROM own WHERE NOT EXISTS (SELECT 1 FROM cost WHERE cost.id = own.id)
    UNION ALL SELECT 'valuation', basis, currency, sum(amount)::float8, count(*)::int FROM valuation GROUP BY basis, currency
    UNION ALL SELECT 'insured', '', given.currency, sum((given.amount + coalesce(given.amount_max, given.amount)) / 2 * own.pieces)::float8, count(*)::int
      FROM own JOIN vault_given_valuations given ON given.item_id = own.id WHERE given.is_insured_value GROUP BY given.currency
    ORDER BY 1, 5 DESC, 2, 3
  `.execute(executor)
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  const count = (found: readonly Row[]) => found.reduce((sum, { items }) => sum + items, 0)
  const sums = (found: readonly Row[]) =>
    found.map(({ currency, amount, items }) => ({ currency, amount: Math.round(amount * 100) / 100, items }))
  const named = (found: readonly Row[]) => found.map((row, at) => ({ name: row.name, ...sums(found)[at]! }))
  const isOwn = new Set<string>(ownerships.filter((each) => each.isOwn).map(({ name }) => name))
  const ownItems = count(of('ownership').filter(({ name }) => isOwn.has(name)))
  return {
    ownItems,
    ownerships: of('ownership').map(({ name, items }) => ({ ownership: name, items })),
    costs: sums(of('cost')),
    costsByKind: named(of('costKind')).map(({ name, ...sum }) => ({ ...sum, kind: name })),
    withoutCost: count(of('withoutCost')),
    valuations: named(of('valuation')).map(({ name, ...sum }) => ({ ...sum, basis: name })),
    notValued: namesOf(valuationBases).map((basis) => ({
      basis,
      items: ownItems - count(of('valuation').filter(({ name }) => name === basis)),
    })),
    insured: sums(of('insured')),
    notInsured: ownItems - count(of('insured')),
  }
}
