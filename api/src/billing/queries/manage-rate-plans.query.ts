import { amountText } from '@vitrine/contracts/billing/money'
import { soldProducts } from '@vitrine/contracts/billing/products'
import type { ManagedRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { billingPeriods, currencies } from '@vitrine/contracts/identity/billing'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'

export const ratePlanSorts = ['plan', 'currency', 'amount', 'createdDate'] as const

const columns = {
  plan: sql`array_position(ARRAY[${sql.join(soldProducts)}]::text[], product), array_position(ARRAY[${sql.join(billingPeriods)}]::text[], billing_period)`,
  currency: sql`currency`,
  amount: sql`amount`,
  createdDate: sql`created_at`,
} as const

/**
 * Prices for the console, filtered by `product`, `currency` and `isCurrent`, which leaves out what another
 * price replaced.
 */
export async function manageRatePlans(
  executor: Executor,
  { filter, sort, offset, limit }: ConsoleList<(typeof ratePlanSorts)[number]>,
): Promise<{ items: ManagedRatePlan[]; total: number }> {
  let matching = executor.selectFrom('rate_plans')
  const product = soldProducts.find((one) => one === filter['product'])
  const currency = currencies.find((one) => one === filter['currency'])
  if (product) matching = matching.where('product', '=', product)
  if (currency) matching = matching.where('currency', '=', currency)
  if (filter['isCurrent'] === true) matching = matching.where('replaced_at', 'is', null)
  const total = await countOf(matching)
  const direction = sort.direction === 'desc' ? sql` DESC` : sql``
  const rows = await matching
    .selectAll()
    .orderBy(
      sql`${sort.field === 'plan' ? columns.plan : sql`${columns[sort.field]}${direction}`}, currency, replaced_at DESC NULLS FIRST, id`,
    )
    .offset(offset)
    .limit(limit)
    .execute()
  return { items: rows.map(managedOf), total }
}

/** @throws AppError NOT_FOUND */
export async function findRatePlan(executor: Executor, id: number): Promise<ManagedRatePlan> {
  const row = await rowOf(executor, id)
  if (!row) throw new AppError('NOT_FOUND')
  return managedOf(row)
}

async function rowOf(executor: Executor, id: number) {
  return await executor.selectFrom('rate_plans').selectAll().where('id', '=', id).executeTakeFirst()
}

function managedOf(row: NonNullable<Awaited<ReturnType<typeof rowOf>>>): ManagedRatePlan {
  return {
    id: row.id,
    plan: row.plan,
    product: row.product,
    billingPeriod: row.billing_period,
    currency: row.currency,
    amount: amountText(row.amount),
    zuoraRatePlanId: row.zuora_rate_plan_id,
    avangateProductCode: row.avangate_product_code,
    isOnSale: row.is_on_sale,
    replacedDate: row.replaced_at?.toISOString() ?? null,
    priceDiffersDate: row.price_differs_at?.toISOString() ?? null,
    createdDate: row.created_at.toISOString(),
    revision: row.revision,
  }
}
