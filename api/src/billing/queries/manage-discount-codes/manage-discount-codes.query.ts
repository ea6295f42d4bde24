import type { ManagedDiscountCode } from '@vitrine/contracts/billing/discount-code-schemas'
import { amountText } from '@vitrine/contracts/billing/money'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { wantedIds, type ConsoleList } from '../../../console-lists/simple-rest.ts'

export const discountCodeSorts = ['id', 'code', 'validUntil', 'counted'] as const

const columns = {
  id: sql`discount.id`,
  code: sql`discount.code`,
  validUntil: sql`discount.valid_until`,
  counted: sql`counted`,
} as const

interface Row extends Omit<ManagedDiscountCode, 'amounts' | 'validFrom' | 'validUntil'> {
  amounts: Record<string, number>
  validFrom: Date | null
  validUntil: Date | null
}

/** Discount codes for the console, filtered by `q` in the code. */
export async function manageDiscountCodes(
  executor: Executor,
  list: ConsoleList<(typeof discountCodeSorts)[number]>,
): Promise<{ items: ManagedDiscountCode[]; total: number }> {
  const {
    filter: { q },
    sort,
    offset,
    limit,
  } = list
  const ids = wantedIds(list)
  const conditions = [
    sql`true`,
    ...(typeof q === 'string' && q.trim()
      ? [sql`discount.code ILIKE ${`%${q.trim().replace(/[\\%_]/g, '\\$&')}%`}`]
      : []),
    ...(ids ? [sql`discount.id = ANY(${ids})`] : []),
  ]
  const which = sql`${sql.join(conditions, sql` AND `)}`
  const {
    rows: [counted],
  } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM discount_codes discount WHERE ${which}`.execute(executor)
  const direction = sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  return {
    items: await load(
      executor,
      sql`WHERE ${which} ORDER BY ${columns[sort.field]} ${direction}, discount.id DESC OFFSET ${offset} LIMIT ${limit}`,
    ),
    total: counted?.total ?? 0,
  }
}

/** @throws AppError NOT_FOUND */
export async function findDiscountCode(executor: Executor, id: number): Promise<ManagedDiscountCode> {
  const [found] = await load(executor, sql`WHERE discount.id = ${id}`)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

const usedIn = (state: 'counted' | 'reserved') =>
  sql`(SELECT count(*) FROM discount_redemptions redemption WHERE redemption.discount_code_id = discount.id AND redemption.state = ${state})`

async function load(executor: Executor, which: RawBuilder<unknown>): Promise<ManagedDiscountCode[]> {
  const { rows } = await sql<Row>`
    SELECT
      discount.id, discount.code, discount.kind, discount.percent, discount.products, discount.billing_periods AS "billingPeriods", discount.payments,
      discount.valid_from AS "validFrom", discount.valid_until AS "validUntil", discount.max_redemptions AS "maxRedemptions",
      discount.zuora_rate_plan_id AS "zuoraRatePlanId", discount.avangate_coupon AS "avangateCoupon", discount.revision,
      coalesce((SELECT jsonb_object_agg(part.currency, part.amount) FROM discount_code_amounts part WHERE part.discount_code_id = discount.id), '{}') AS amounts,
      ${usedIn('counted')} AS counted, ${usedIn('reserved')} AS reserved
    FROM discount_codes discount ${which}
  `.execute(executor)
  return rows.map(({ amounts, validFrom, validUntil, ...row }) => ({
    ...row,
    amounts: Object.fromEntries(
      Object.entries(amounts).map(([currency, amount]) => [currency, amountText(amount)]),
    ),
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
  }))
}
