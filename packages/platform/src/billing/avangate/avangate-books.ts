import { currencies, type BillingPeriod } from '@vitrine/contracts/identity/billing'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Refused, Unknown } from '../billing-provider.ts'
import type { ProviderPrice, ProviderSubscription } from '../records.ts'
import { troubleOf, type AvangateApi, type AvangateResult } from './avangate-api.ts'
import { money, subscriptionRecord } from './avangate-records.ts'
import {
  historySchema,
  orderSchema,
  ordersSchema,
  productSchema,
  productsSchema,
  subscriptionSchema,
  subscriptionsSchema,
  type AvangateOrder,
  type AvangateSubscription,
} from './avangate-schemas.ts'

type Found<Value> = { outcome: 'done'; value: Value } | { outcome: 'absent' } | Refused | Unknown
type Product = z.infer<typeof productSchema>

/** A subscription with its orders, newest first. */
export interface WithOrders {
  subscription: ProviderSubscription
  orders: AvangateOrder[]
  /** The kind of its newest order: `UPGRADE`, `RENEWAL`, … */
  latestType: string | null
}

const PAGE = 50
const MOST_PAGES = 20

/** What 2Checkout says that there is. */
export class AvangateBooks {
  private readonly api: AvangateApi
  private readonly clock: Clock

  constructor(api: AvangateApi, clock: Clock) {
    this.api = api
    this.clock = clock
  }

  async subscription(reference: string): Promise<Found<WithOrders>> {
    const found = foundIn(
      await this.api.call('GET', `/subscriptions/${encodeURIComponent(reference)}/`, subscriptionSchema),
    )
    return found.outcome === 'done' ? await this.withOrders(found.value) : found
  }

  async subscriptionsOf(accountReference: string): Promise<Found<WithOrders[]>> {
    const found = foundIn(
      await this.api.call(
        'GET',
        `/subscriptions/?ExternalCustomerReference=${encodeURIComponent(accountReference)}`,
        subscriptionsSchema,
      ),
    )
    if (found.outcome !== 'done') return found.outcome === 'absent' ? { outcome: 'done', value: [] } : found
    const all: WithOrders[] = []
    for (const subscription of found.value.Items.filter(
      (each) => each.ExternalCustomerReference === accountReference,
    )) {
      const whole = await this.withOrders(subscription)
      if (whole.outcome !== 'done') return whole
      all.push(whole.value)
    }
    return {
      outcome: 'done',
      value: all.toSorted(
        (one, other) => other.subscription.startDate.getTime() - one.subscription.startDate.getTime(),
      ),
    }
  }

  async order(reference: string): Promise<Found<AvangateOrder>> {
    return foundIn(await this.api.call('GET', `/orders/${encodeURIComponent(reference)}/`, orderSchema))
  }

  async orderOfCheckout(checkoutKey: string): Promise<Found<AvangateOrder>> {
    const found = foundIn(
      await this.api.call(
        'GET',
        `/orders/?ExternalReference=${encodeURIComponent(checkoutKey)}`,
        ordersSchema,
      ),
    )
    if (found.outcome !== 'done') return found
    const order = found.value.Items.find((each) => each.ExternalReference === checkoutKey)
    return order ? { outcome: 'done', value: order } : { outcome: 'absent' }
  }

  async period(productCode: string): Promise<Found<BillingPeriod>> {
    const found = foundIn(
      await this.api.call('GET', `/products/${encodeURIComponent(productCode)}/`, productSchema),
    )
    return found.outcome === 'done' ? { outcome: 'done', value: periodOf(found.value) ?? 'Monthly' } : found
  }

  async prices(): Promise<Found<ProviderPrice[]>> {
    const prices: ProviderPrice[] = []
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const found = foundIn(
        await this.api.call('GET', `/products/?Limit=${PAGE}&Page=${page}`, productsSchema),
      )
      if (found.outcome !== 'done') return found
      prices.push(...found.value.Items.flatMap(pricesOf))
      if (page * PAGE >= found.value.Pagination.Count) break
    }
    return { outcome: 'done', value: prices }
  }

  private async withOrders(subscription: AvangateSubscription): Promise<Found<WithOrders>> {
    const history = foundIn(
      await this.api.call(
        'GET',
        `/subscriptions/${encodeURIComponent(subscription.SubscriptionReference)}/history/`,
        historySchema,
      ),
    )
    if (history.outcome !== 'done') return history
    const period = await this.period(subscription.Product.ProductCode)
    if (period.outcome !== 'done') return period
    const orders: AvangateOrder[] = []
    for (const { ReferenceNo } of history.value) {
      const order = await this.order(ReferenceNo)
      if (order.outcome === 'done') orders.push(order.value)
      else if (order.outcome !== 'absent') return order
    }
    return {
      outcome: 'done',
      value: {
        subscription: subscriptionRecord(subscription, orders, period.value, this.clock.now()),
        orders,
        latestType: history.value[0]?.Type ?? null,
      },
    }
  }
}

export function foundIn<Body>(result: AvangateResult<Body>): Found<Body> {
  if (result.kind === 'ok') return { outcome: 'done', value: result.body }
  return result.kind === 'failed' && result.category === 'not-found'
    ? { outcome: 'absent' }
    : troubleOf(result)
}

function periodOf({ SubscriptionInformation: cycle }: Product): BillingPeriod | null {
  if (!cycle) return null
  const months = cycle.BillingCycleUnits === 'Y' ? cycle.BillingCycle * 12 : cycle.BillingCycle
  return months === 1 ? 'Monthly' : months === 3 ? 'Quarterly' : months === 12 ? 'Annual' : null
}

function pricesOf(product: Product): ProviderPrice[] {
  return product.PricingConfigurations.flatMap(({ Prices }) => Prices.Regular).flatMap(
    ({ Amount, Currency }) => {
      const currency = currencies.find((each) => each === Currency.toUpperCase())
      return currency
        ? {
            providerPlanId: product.ProductCode,
            billingPeriod: periodOf(product),
            price: money(Amount, currency),
          }
        : []
    },
  )
}
