import { Inject, Injectable } from '@nestjs/common'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import type { NewRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { displayPrice } from '@vitrine/contracts/memberships/plans'
import { ProviderCatalog } from '@vitrine/domain/billing/compare-prices'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { decimalText } from '@vitrine/platform/billing/money'
import { BILLING } from '../infrastructure/tokens.ts'

type Price = Pick<NewRatePlan, 'currency' | 'amount' | 'isOnSale' | 'zuoraRatePlanId' | 'avangateProductCode'>

/** Compares a price with the catalog of the provider of new purchases before it is stored. */
@Injectable()
export class CatalogCheck {
  constructor(@Inject(BILLING) private readonly billing: Billing) {}

  /**
   * Returns when the price was found to agree; null where there is nothing to compare: the price is not on
   * sale, or not at this provider.
   *
   * @throws AppError VALIDATION_FAILED at the field that differs, BILLING_UNAVAILABLE
   */
  async assertAgrees({ currency, amount, isOnSale, ...ids }: Price): Promise<Date | null> {
    const provider = this.billing.providers.forNewPurchases
    const field = provider?.name === 'zuora' ? 'zuoraRatePlanId' : 'avangateProductCode'
    const id = ids[field]
    if (!provider || !isOnSale || id === null) return null
    const catalog = await ProviderCatalog.read(provider)
    if (!catalog) throw new AppError('BILLING_UNAVAILABLE')
    const asked = catalog.amountOf(id, currency)
    if (asked === null)
      throw fieldRefused('VALIDATION_FAILED', field, 'invalid', billingMessages.notInCatalog(currency))
    if (asked !== amount)
      throw fieldRefused(
        'VALIDATION_FAILED',
        'amount',
        'invalid',
        billingMessages.otherInCatalog(displayPrice(decimalText(asked), currency)),
      )
    return this.billing.clock.now()
  }
}
