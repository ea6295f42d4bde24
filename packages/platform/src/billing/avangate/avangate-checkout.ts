import type { OperationOutcome, Outcome } from '../billing-provider.ts'
import type { AvangateSettings } from '../billing-settings.ts'
import type { BeginCheckout, CheckoutCompleted, CheckoutPage, CompleteCheckout } from '../checkout.ts'
import type { SubscriptionAfter } from '../records.ts'
import type { AvangateBooks } from './avangate-books.ts'
import { decisionOf, money, paymentMethodRecord } from './avangate-records.ts'
import type { AvangateOrder } from './avangate-schemas.ts'
import { isSignedReturn, parametersSignature } from './avangate-signatures.ts'

const TRIAL_DAYS = 7

/** The purchase itself happens on 2Checkout's page; what comes back is a hint, and the order is read. */
export class AvangateCheckout {
  private readonly books: AvangateBooks
  private readonly settings: AvangateSettings

  constructor(books: AvangateBooks, settings: AvangateSettings) {
    this.books = books
    this.settings = settings
  }

  begin(checkout: BeginCheckout): Outcome<CheckoutPage> {
    const { checkoutUrl } = this.settings
    // A new payment method is given on 2Checkout's own page for its customers.
    if (checkout.purpose === 'payment-method')
      return {
        outcome: 'done',
        value: { kind: 'redirect', url: new URL('/myaccount/', checkoutUrl).toString(), state: {} },
      }
    const parameters = this.parametersOf(checkout)
    if (!parameters) return { outcome: 'refused', reason: 'invalid', code: 'no-plan' }
    const url = new URL(checkoutUrl)
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return { outcome: 'done', value: { kind: 'redirect', url: url.toString(), state: {} } }
  }

  async complete({
    checkoutKey,
    accountReference,
    parameters,
  }: CompleteCheckout): Promise<Outcome<CheckoutCompleted>> {
    const isReturn = Object.keys(parameters).length > 0
    if (isReturn && !isSignedReturn(parameters, this.settings.buyLinkSecret))
      return { outcome: 'refused', reason: 'signature', code: 'wrong-signature' }
    const reference = parameters['refno']
    const order = reference
      ? await this.books.order(reference)
      : await this.books.orderOfCheckout(checkoutKey)
    if (order.outcome !== 'done')
      return order.outcome === 'absent' ? { outcome: 'waiting', reference: reference ?? null } : order
    if (
      order.value.ExternalReference !== checkoutKey ||
      order.value.ExternalCustomerReference !== accountReference
    )
      return { outcome: 'refused', reason: 'signature', code: 'another-checkout' }
    const bought = await this.outcomeOf(order.value)
    if (bought.outcome === 'absent') return { outcome: 'waiting', reference: order.value.RefNo }
    if (bought.outcome !== 'done') return bought
    return {
      outcome: 'done',
      value: { accountReference, paymentMethod: paymentMethodRecord(order.value), purchase: bought.value },
    }
  }

  /** What a checkout has bought, if it was paid. */
  async readBack(checkoutKey: string): Promise<OperationOutcome> {
    const order = await this.books.orderOfCheckout(checkoutKey)
    return order.outcome === 'done' ? await this.outcomeOf(order.value) : order
  }

  private async outcomeOf(order: AvangateOrder): Promise<OperationOutcome> {
    if (order.TestOrder && !this.settings.countsTestOrders)
      return { outcome: 'refused', reason: 'invalid', code: 'test-order' }
    const decision = decisionOf(order.Status)
    if (decision === 'declined') return { outcome: 'declined', reason: 'card-declined' }
    const reference = order.Items[0]?.ProductDetails?.Subscriptions?.[0]?.SubscriptionReference
    if (decision === 'waiting' || reference === undefined)
      return { outcome: 'waiting', reference: order.RefNo }
    const subscription = await this.books.subscription(reference)
    // For some minutes after an order its subscription cannot be read.
    if (subscription.outcome === 'absent') return { outcome: 'waiting', reference: order.RefNo }
    if (subscription.outcome !== 'done') return subscription
    const isCharged = order.GrossPrice > 0
    const value: SubscriptionAfter = {
      subscription: subscription.value.subscription,
      charged: isCharged ? money(order.GrossPrice, order.Currency) : null,
      invoiceReference: isCharged ? order.RefNo : null,
      paymentReference: isCharged ? order.RefNo : null,
      orderReference: order.RefNo,
    }
    return { outcome: 'done', value }
  }

  private parametersOf({
    plan,
    quantity,
    discount,
    purpose,
    checkoutKey,
    accountReference,
    email,
    countryCode,
    expiresDate,
    returnUrl,
  }: BeginCheckout): Record<string, string> | null {
    if (!plan) return null
    const { merchantCode, buyLinkSecret } = this.settings
    const { currency } = plan.price
    const parameters: Record<string, string> = {
      merchant: merchantCode,
      prod: plan.providerPlanId,
      qty: String(quantity),
      currency,
      ...(discount && { coupon: discount.providerDiscountId }),
      lock: '1',
      expiration: String(Math.floor(expiresDate.getTime() / 1000)),
      'return-url': returnUrl,
      'return-type': 'redirect',
      'order-ext-ref': checkoutKey,
      'customer-ext-ref': accountReference,
      ...(purpose === 'trial' && { tprices: `${currency}:0`, tperiod: String(TRIAL_DAYS) }),
      email,
      ...(countryCode && { country: countryCode }),
    }
    return { ...parameters, signature: parametersSignature(parameters, buyLinkSecret) }
  }
}
