import type { SoldProduct } from '@vitrine/contracts/billing/products'
import type { Executor } from '@vitrine/database/database'
import type { BillingPeriod, BillingProviderName, Currency } from '@vitrine/contracts/identity/billing'
import type { PlanAtProvider } from '@vitrine/platform/billing/records'
import { sql, type RawBuilder } from 'kysely'

/** One price of a plan in one currency. */
export interface RatePlan {
  id: number
  /** What members' calls name it by: unlimited-monthly. */
  plan: string
  product: SoldProduct
  billingPeriod: BillingPeriod
  currency: Currency
  /** Whole minor units; of Enterprise, for one slot. */
  amount: number
  zuoraRatePlanId: string | null
  avangateProductCode: string | null
}

const columns = sql`id, plan, product, billing_period AS "billingPeriod", currency, amount, zuora_rate_plan_id AS "zuoraRatePlanId", avangate_product_code AS "avangateProductCode"`

async function select(executor: Executor, which: RawBuilder<unknown>): Promise<RatePlan[]> {
  return (await sql<RatePlan>`SELECT ${columns} FROM rate_plans WHERE ${which}`.execute(executor)).rows
}

/** What is sold in a currency, by product and period. */
export async function plansOnSale(executor: Executor, currency: Currency): Promise<RatePlan[]> {
  return await select(
    executor,
    sql`is_on_sale AND replaced_at IS NULL AND price_differs_at IS NULL AND currency = ${currency}
    ORDER BY array_position(ARRAY['Unlimited', 'Marks', 'Library', 'Price Guide Lite', 'Enterprise'], product), array_position(ARRAY['Monthly', 'Quarterly', 'Annual'], billing_period)`,
  )
}

/** Also one that is sold no more: who subscribed to it keeps it. */
export async function ratePlanById(executor: Executor, id: number): Promise<RatePlan> {
  const [plan] = await select(executor, sql`id = ${id}`)
  if (!plan) throw new Error(`there is no rate plan ${id}`)
  return plan
}

/** The plan that a provider names, newest first; undefined where it is none of ours. */
export async function planOfProvider(
  executor: Executor,
  {
    provider,
    providerPlanId,
    currency,
  }: { provider: BillingProviderName; providerPlanId: string; currency: Currency },
): Promise<RatePlan | undefined> {
  const column = provider === 'zuora' ? sql`zuora_rate_plan_id` : sql`avangate_product_code`
  return (
    await select(
      executor,
      sql`${column} = ${providerPlanId} AND currency = ${currency} ORDER BY id DESC LIMIT 1`,
    )
  )[0]
}

export function providerPlanIdOf(plan: RatePlan, provider: BillingProviderName): string | null {
  return provider === 'zuora' ? plan.zuoraRatePlanId : plan.avangateProductCode
}

/** Null where the provider has no such plan. */
export function planAtProvider(plan: RatePlan, provider: BillingProviderName): PlanAtProvider | null {
  const providerPlanId = providerPlanIdOf(plan, provider)
  return providerPlanId === null
    ? null
    : {
        ratePlanId: plan.plan,
        providerPlanId,
        price: { amount: plan.amount, currency: plan.currency },
        billingPeriod: plan.billingPeriod,
      }
}
