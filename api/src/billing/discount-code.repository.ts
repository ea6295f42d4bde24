import { Injectable } from '@nestjs/common'
import type { DiscountCodeInput } from '@vitrine/contracts/billing/discount-code-schemas'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

@Injectable()
export class DiscountCodeRepository {
  async lock(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('discount_codes')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  }

  async amountsOf(transaction: Transaction, id: number) {
    return await transaction
      .selectFrom('discount_code_amounts')
      .select(['currency', 'amount'])
      .where('discount_code_id', '=', id)
      .execute()
  }

  async isCodeTaken(executor: Executor, code: string, exceptId = 0): Promise<boolean> {
    return (
      (await executor
        .selectFrom('discount_codes')
        .select('id')
        .where('code', '=', code)
        .where('id', '!=', exceptId)
        .executeTakeFirst()) !== undefined
    )
  }

  /** Redemptions that failed count as well: the provider has seen the code in them. */
  async wasUsed(executor: Executor, id: number): Promise<boolean> {
    return (
      (await executor
        .selectFrom('discount_redemptions')
        .select('id')
        .where('discount_code_id', '=', id)
        .executeTakeFirst()) !== undefined
    )
  }

  async insert(transaction: Transaction, input: DiscountCodeInput, at: Date): Promise<number> {
    const { id } = await transaction
      .insertInto('discount_codes')
      .values({ ...valuesOf(input), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await this.writeAmounts(transaction, id, input)
    return id
  }

  async update(transaction: Transaction, id: number, input: DiscountCodeInput, at: Date): Promise<void> {
    await transaction
      .updateTable('discount_codes')
      .set({ ...valuesOf(input), updated_at: at, revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom('discount_code_amounts').where('discount_code_id', '=', id).execute()
    await this.writeAmounts(transaction, id, input)
  }

  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.deleteFrom('discount_codes').where('id', '=', id).execute()
  }

  private async writeAmounts(
    transaction: Transaction,
    id: number,
    { amounts }: DiscountCodeInput,
  ): Promise<void> {
    if (amounts.length > 0)
      await transaction
        .insertInto('discount_code_amounts')
        .values(amounts.map(({ currency, amount }) => ({ discount_code_id: id, currency, amount })))
        .execute()
  }
}

function valuesOf({
  code,
  kind,
  percent,
  products,
  billingPeriods,
  payments,
  validFrom,
  validUntil,
  maxRedemptions,
  zuoraRatePlanId,
  avangateCoupon,
}: DiscountCodeInput) {
  return {
    code,
    kind,
    percent,
    products,
    billing_periods: billingPeriods,
    payments,
    valid_from: validFrom,
    valid_until: validUntil,
    max_redemptions: maxRedemptions,
    zuora_rate_plan_id: zuoraRatePlanId,
    avangate_coupon: avangateCoupon,
  }
}
