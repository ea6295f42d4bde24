import { Inject, Injectable } from '@nestjs/common'
import type { CheckoutPurpose } from '@vitrine/contracts/billing/stored'
import { membershipLimits } from '@vitrine/contracts/memberships/plans'
import type { Currency } from '@vitrine/contracts/identity/billing'
import type { Database } from '@vitrine/database/database'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import type { DiscountCode } from '@vitrine/domain/billing/discount-codes'
import type { RatePlan } from '@vitrine/domain/billing/rate-plans'
import { atProvider, firstQuantity } from '@vitrine/domain/billing/requests'
import { lockAccount, type BilledAccount } from '@vitrine/domain/billing/subscriptions'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import { accountReferenceOf } from '@vitrine/platform/billing/operations'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { refused } from './decide-update.ts'

export interface WantedCheckout {
  account: BilledAccount
  provider: BillingProvider
  purpose: CheckoutPurpose
  currency: Currency
  plan: RatePlan | null
  discount: DiscountCode | null
  /** As the member has accepted it, in minor units; null for a payment method alone. */
  amount: number | null
  /** From where a trial is begun; see `networkHashOf`. */
  networkHash?: Buffer | null
}

/** Opens checkouts: one an account at a time, for an hour; opening another closes the former. */
@Injectable()
export class CheckoutDesk {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Where the member goes on: our own page, which frames the provider's form, or the provider's own page.
   *
   * @throws AppError PAYMENT_IN_PROGRESS, BILLING_UNAVAILABLE
   */
  async open(wanted: WantedCheckout): Promise<string> {
    const { account, provider, purpose, plan, discount } = wanted
    const key = newLinkToken()
    const expiresAt = timeAfter(this.clock.now(), { minutes: membershipLimits.checkoutMinutes })
    const { id, hasAccount } = await this.insert(wanted, key, expiresAt)
    const outcome = await provider.beginCheckout({
      checkoutKey: key,
      accountReference: accountReferenceOf(account.id),
      email: account.email,
      countryCode: account.countryCode || null,
      purpose: purpose === 'conversion' ? 'purchase' : purpose,
      ...(plan ? atProvider({ provider: provider.name, plan, discount }) : { plan: null, discount: null }),
      quantity: plan ? firstQuantity(plan) : 1,
      hasAccount,
      expiresDate: expiresAt,
      returnUrl: new URL(`/app/accountSettings/payment/callback?checkout=${key}`, this.config.publicUrl).href,
    })
    if (outcome.outcome !== 'done') {
      await this.database
        .updateTable('billing_checkouts')
        .set({ state: 'closed', updated_at: this.clock.now() })
        .where('id', '=', id)
        .execute()
      throw refused('BILLING_UNAVAILABLE')
    }
    await this.database
      .updateTable('billing_checkouts')
      .set({
        provider_state: JSON.stringify(
          outcome.value.kind === 'redirect' ? { ...outcome.value, key } : outcome.value,
        ),
      })
      .where('id', '=', id)
      .execute()
    return outcome.value.kind === 'redirect' ? outcome.value.url : `/app/accountSettings/payment/${key}`
  }

  private async insert(
    { account, provider, purpose, currency, plan, discount, amount, networkHash = null }: WantedCheckout,
    key: string,
    expiresAt: Date,
  ): Promise<{ id: number; hasAccount: boolean }> {
    const now = this.clock.now()
    return await this.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, account.id)
      if (await hasOpenPayment(transaction, account.id)) throw refused('PAYMENT_IN_PROGRESS')
      const before = await transaction
        .selectFrom('billing_checkouts')
        .select('id')
        .where('user_id', '=', account.id)
        .where('provider', '=', provider.name)
        .where('state', 'in', ['done', 'declined', 'waiting'])
        .limit(1)
        .executeTakeFirst()
      await transaction
        .updateTable('billing_checkouts')
        .set({ state: 'closed', updated_at: now })
        .where('user_id', '=', account.id)
        .where('state', '=', 'open')
        .execute()
      const { id } = await transaction
        .insertInto('billing_checkouts')
        .values({
          key_hash: hashOfToken(key),
          user_id: account.id,
          provider: provider.name,
          purpose,
          rate_plan_id: plan?.id ?? null,
          currency,
          amount,
          discount_code_id: discount?.id ?? null,
          network_hash: networkHash,
          state: 'open',
          expires_at: expiresAt,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, hasAccount: before !== undefined }
    })
  }
}
