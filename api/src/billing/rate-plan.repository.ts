import { Injectable } from '@nestjs/common'
import type { NewRatePlan, RatePlanChange } from '@vitrine/contracts/billing/rate-plan-schemas'
import { ratePlanName } from '@vitrine/contracts/billing/products'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

export interface SavedAt {
  at: Date
  /** When it was found to agree with the provider's catalog; null where it was not compared. */
  comparedAt: Date | null
}

@Injectable()
export class RatePlanRepository {
  async find(executor: Executor, id: number) {
    return await executor.selectFrom('rate_plans').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('rate_plans')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async hasPrice(
    transaction: Transaction,
    plan: string,
    currency: NewRatePlan['currency'],
  ): Promise<boolean> {
    return (
      (await transaction
        .selectFrom('rate_plans')
        .select('id')
        .where('plan', '=', plan)
        .where('currency', '=', currency)
        .where('replaced_at', 'is', null)
        .executeTakeFirst()) !== undefined
    )
  }

  async insert(
    transaction: Transaction,
    { product, billingPeriod, currency, amount, zuoraRatePlanId, avangateProductCode, isOnSale }: NewRatePlan,
    { at, comparedAt }: SavedAt,
  ): Promise<number> {
    const { id } = await transaction
      .insertInto('rate_plans')
      .values({
        plan: ratePlanName(product, billingPeriod),
        product,
        billing_period: billingPeriod,
        currency,
        amount,
        zuora_rate_plan_id: zuoraRatePlanId,
        avangate_product_code: avangateProductCode,
        is_on_sale: isOnSale,
        price_compared_at: comparedAt,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Everything but the amount. */
  async update(
    transaction: Transaction,
    id: number,
    { zuoraRatePlanId, avangateProductCode, isOnSale }: RatePlanChange,
    { at, comparedAt }: SavedAt,
  ): Promise<void> {
    await transaction
      .updateTable('rate_plans')
      .set({
        zuora_rate_plan_id: zuoraRatePlanId,
        avangate_product_code: avangateProductCode,
        is_on_sale: isOnSale,
        price_compared_at: comparedAt,
        price_differs_at: null,
        updated_at: at,
        revision: sql`revision + 1`,
      })
      .where('id', '=', id)
      .execute()
  }

  /** Another price takes over; who subscribed to this one keeps it. */
  async replace(transaction: Transaction, id: number, at: Date): Promise<void> {
    await transaction
      .updateTable('rate_plans')
      .set({ replaced_at: at, is_on_sale: false, updated_at: at, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute()
  }
}
