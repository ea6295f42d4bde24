import type { Refused, Unknown } from '../billing-provider.ts'
import type { ProviderPrice, ProviderSubscription } from '../records.ts'
import { currencies } from '@vitrine/contracts/identity/billing'
import { troubleOf, type ZuoraApi } from './zuora-api.ts'
import {
  billingPeriodOf,
  money,
  subscriptionRecord,
  type ZuoraAccountRecords,
  type ZuoraSubscriptionBooks,
} from './zuora-records.ts'
import {
  catalogSchema,
  invoiceLinesSchema,
  invoicesSchema,
  paymentsSchema,
  refundsSchema,
  subscriptionSchema,
  subscriptionsSchema,
  type ZuoraSubscription,
} from './zuora-schemas.ts'
import type { z } from 'zod'

type Found<Value> = { outcome: 'done'; value: Value } | { outcome: 'absent' } | Refused | Unknown
type CatalogPlan = z.infer<typeof catalogSchema>['products'][number]['productRatePlans'][number]

const MOST_PAGES = 20

/** What Zuora says that there is. */
export class ZuoraBooks {
  private readonly api: ZuoraApi

  constructor(api: ZuoraApi) {
    this.api = api
  }

  /** Invoices, payments and refunds of an account, each newest first. One that Zuora does not know has none. */
  async account(accountReference: string): Promise<Found<ZuoraAccountRecords>> {
    const account = encodeURIComponent(accountReference)
    const [invoices, payments, refunds] = await Promise.all([
      this.api.get(`/v1/invoices?accountNumber=${account}`, invoicesSchema),
      this.api.get(`/v1/transactions/payments/accounts/${account}`, paymentsSchema),
      this.api.get(`/v1/refunds?accountNumber=${account}`, refundsSchema),
    ])
    for (const result of [invoices, payments, refunds]) {
      if (result.kind === 'failed' && result.category === 'not-found') return { outcome: 'absent' }
      if (result.kind !== 'ok') return troubleOf(result)
    }
    if (invoices.kind !== 'ok' || payments.kind !== 'ok' || refunds.kind !== 'ok')
      return { outcome: 'absent' }
    return {
      outcome: 'done',
      value: {
        invoices: invoices.body.invoices,
        payments: payments.body.payments,
        refunds: refunds.body.refunds,
      },
    }
  }

  /** Which subscription each invoice is for stands in its lines alone. */
  private async booksOfSubscriptions(accountReference: string): Promise<Found<ZuoraSubscriptionBooks>> {
    const [records, lines] = await Promise.all([
      this.account(accountReference),
      this.api.get(
        `/v1/transactions/invoices/accounts/${encodeURIComponent(accountReference)}?pageSize=40`,
        invoiceLinesSchema,
      ),
    ])
    if (records.outcome !== 'done') return records
    if (lines.kind !== 'ok')
      return lines.kind === 'failed' && lines.category === 'not-found'
        ? { outcome: 'absent' }
        : troubleOf(lines)
    const subscriptionsOf = new Map(
      lines.body.invoices.map(({ id, invoiceItems }) => [
        id,
        new Set(invoiceItems.flatMap(({ subscriptionName }) => subscriptionName ?? [])),
      ]),
    )
    return { outcome: 'done', value: { ...records.value, subscriptionsOf } }
  }

  async subscription(reference: string): Promise<Found<ZuoraSubscription>> {
    const result = await this.api.get(
      `/v1/subscriptions/${encodeURIComponent(reference)}`,
      subscriptionSchema,
    )
    if (result.kind === 'ok') return { outcome: 'done', value: result.body }
    return result.kind === 'failed' && result.category === 'not-found'
      ? { outcome: 'absent' }
      : troubleOf(result)
  }

  async record(reference: string, now: Date): Promise<Found<ProviderSubscription>> {
    const subscription = await this.subscription(reference)
    if (subscription.outcome !== 'done') return subscription
    const records = await this.booksOfSubscriptions(subscription.value.accountNumber)
    if (records.outcome !== 'done') return records
    const record = subscriptionRecord(subscription.value, records.value, now)
    return record ? { outcome: 'done', value: record } : { outcome: 'absent' }
  }

  async records(accountReference: string, now: Date): Promise<Found<ProviderSubscription[]>> {
    const result = await this.api.get(
      `/v1/subscriptions/accounts/${encodeURIComponent(accountReference)}`,
      subscriptionsSchema,
    )
    if (result.kind === 'failed' && result.category === 'not-found') return { outcome: 'done', value: [] }
    if (result.kind !== 'ok') return troubleOf(result)
    const records = await this.booksOfSubscriptions(accountReference)
    if (records.outcome !== 'done') return records
    const { value } = records
    return {
      outcome: 'done',
      value: result.body.subscriptions
        .flatMap((subscription) => subscriptionRecord(subscription, value, now) ?? [])
        .toSorted((one, other) => other.startDate.getTime() - one.startDate.getTime()),
    }
  }

  async catalog(): Promise<Found<CatalogPlan[]>> {
    const plans: CatalogPlan[] = []
    let path: string | null = '/v1/catalog/products?pageSize=40'
    for (let page = 0; path !== null && page < MOST_PAGES; page += 1) {
      const result: Awaited<ReturnType<typeof this.page>> = await this.page(path)
      if (result.kind !== 'ok') return troubleOf(result)
      plans.push(...result.body.products.flatMap((product) => product.productRatePlans))
      path = result.body.nextPage
        ? new URL(result.body.nextPage, 'https://zuora.invalid').pathname +
          new URL(result.body.nextPage, 'https://zuora.invalid').search
        : null
    }
    return { outcome: 'done', value: plans }
  }

  async prices(): Promise<Found<ProviderPrice[]>> {
    const catalog = await this.catalog()
    if (catalog.outcome !== 'done') return catalog
    return { outcome: 'done', value: catalog.value.flatMap(pricesOf) }
  }

  /** The id of a plan's charge, which slots are counted on. */
  async chargeId(providerPlanId: string): Promise<Found<string>> {
    const catalog = await this.catalog()
    if (catalog.outcome !== 'done') return catalog
    const id = catalog.value.find((plan) => plan.id === providerPlanId)?.productRatePlanCharges[0]?.id
    return id === undefined ? { outcome: 'absent' } : { outcome: 'done', value: id }
  }

  private async page(path: string) {
    return await this.api.get(path, catalogSchema)
  }
}

function pricesOf(plan: CatalogPlan): ProviderPrice[] {
  return plan.productRatePlanCharges
    .filter((charge) => !charge.model.startsWith('Discount'))
    .flatMap((charge) =>
      charge.pricing.flatMap(({ currency: written, price }) => {
        const currency = currencies.find((each) => each === written)
        return currency && typeof price === 'number'
          ? {
              providerPlanId: plan.id,
              billingPeriod: billingPeriodOf(charge.billingPeriod),
              price: money(price, currency),
            }
          : []
      }),
    )
}
