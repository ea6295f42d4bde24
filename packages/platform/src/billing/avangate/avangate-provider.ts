import type { Clock } from '../../clock.ts'
import type {
  BillingNotification,
  IncomingNotification,
  NotificationReceipt,
} from '../billing-notification.ts'
import type { BillingProvider, OperationOutcome, Outcome, ReadOutcome, Refused } from '../billing-provider.ts'
import type { AvangateSettings, ProviderParts } from '../billing-settings.ts'
import type { BeginCheckout, CompleteCheckout } from '../checkout.ts'
import type {
  ChangeRequest,
  ConvertTrialRequest,
  EndRequest,
  OperationRequest,
  ResumeRenewalRequest,
  StopRenewalRequest,
} from '../operations.ts'
import type { PricePreview, PreviewRequest, ProviderSubscription, SubscriptionAfter } from '../records.ts'
import { AvangateApi, troubleOf, type AvangateResult } from './avangate-api.ts'
import { AvangateBooks, foundIn, type WithOrders } from './avangate-books.ts'
import { AvangateCheckout } from './avangate-checkout.ts'
import { parseAvangate } from './avangate-notifications.ts'
import { decisionOf, invoiceRecord, money, paymentRecord } from './avangate-records.ts'
import { previewWithoutSubscription, previewWithPrice } from './avangate-previews.ts'
import { doneSchema, invoiceSchema, upgradePriceSchema } from './avangate-schemas.ts'
import { signedReceipt } from './avangate-signatures.ts'

const notSupported: Refused = { outcome: 'refused', reason: 'not-supported', code: 'not-supported' }

export class AvangateProvider implements BillingProvider {
  readonly name = 'avangate' as const
  readonly traits = { chargesAfterCheckout: false, convertsTrials: true, schedulesChanges: false }
  private readonly api: AvangateApi
  private readonly books: AvangateBooks
  private readonly checkout: AvangateCheckout
  private readonly settings: AvangateSettings
  private readonly clock: Clock

  constructor({ settings, clock, deadlines = {}, send }: ProviderParts<AvangateSettings>) {
    this.settings = settings
    this.clock = clock
    this.api = new AvangateApi(settings, clock, deadlines, send)
    this.books = new AvangateBooks(this.api, clock)
    this.checkout = new AvangateCheckout(this.books, settings)
  }

  beginCheckout = async (request: BeginCheckout) => this.checkout.begin(request)
  completeCheckout = async (request: CompleteCheckout) => await this.checkout.complete(request)
  startSubscription = async () => notSupported
  /** 2Checkout tries what is open by itself, and at once with a new payment method. */
  payOpenInvoices = async () => notSupported
  withdrawChange = async () => notSupported
  /** What is stored to pay with goes with the subscription. */
  removePaymentMethods = async () => ({ outcome: 'done' as const, value: { removed: 0 } })

  async convertTrial({
    subscriptionReference,
    discount,
    ...request
  }: ConvertTrialRequest): Promise<Outcome<SubscriptionAfter>> {
    if (subscriptionReference === null)
      return { outcome: 'refused', reason: 'invalid', code: 'no-subscription' }
    const result = await this.api.call(
      'PUT',
      `${pathOf(subscriptionReference)}renewal/trial/`,
      doneSchema,
      discount ? { Coupon: discount.providerDiscountId } : {},
    )
    return await this.afterAct(result, { ...request, subscriptionReference, discount })
  }

  async changeSubscription(request: ChangeRequest): Promise<Outcome<SubscriptionAfter>> {
    const { subscriptionReference, plan, quantity, discount, effective } = request
    if (effective !== 'now') return notSupported
    const result = await this.api.call('PUT', `${pathOf(subscriptionReference)}upgrade/`, doneSchema, {
      ProductCode: plan.providerPlanId,
      Quantity: quantity,
      Currency: plan.price.currency,
      ...(discount && { Coupon: discount.providerDiscountId }),
    })
    return await this.afterAct(result, request)
  }

  stopRenewal = async (request: StopRenewalRequest) =>
    await this.afterAct(
      await this.api.call('DELETE', `${pathOf(request.subscriptionReference)}renewal/`, doneSchema),
      request,
    )
  endNow = async (request: EndRequest) =>
    await this.afterAct(
      await this.api.call('DELETE', pathOf(request.subscriptionReference), doneSchema),
      request,
    )

  async resumeRenewal(request: ResumeRenewalRequest): Promise<Outcome<SubscriptionAfter>> {
    const present = await this.books.subscription(request.subscriptionReference)
    if (present.outcome === 'done' && present.value.subscription.state === 'ended')
      return { outcome: 'refused', reason: 'ended', code: 'ended' }
    return await this.afterAct(
      await this.api.call('POST', `${pathOf(request.subscriptionReference)}renewal/`, doneSchema),
      request,
    )
  }

  async previewChange(request: PreviewRequest): Promise<ReadOutcome<PricePreview>> {
    const { subscriptionReference, plan, quantity, effective } = request
    const now = this.clock.now()
    if (subscriptionReference === null)
      return { outcome: 'done', value: previewWithoutSubscription(request, now) }
    const present = await this.books.subscription(subscriptionReference)
    if (present.outcome !== 'done') return present
    const { subscription } = present.value
    if (effective !== 'now')
      return { outcome: 'done', value: previewWithPrice(request, subscription, null, now) }
    const query = new URLSearchParams({
      Options: '',
      Quantity: String(quantity),
      CalculateProratedPrice: 'true',
    })
    const price = foundIn(
      await this.api.call(
        'GET',
        `${pathOf(subscriptionReference)}upgrade/price/${encodeURIComponent(plan.providerPlanId)}/${plan.price.currency}/?${query.toString()}`,
        upgradePriceSchema,
      ),
    )
    if (price.outcome !== 'done') return price
    return {
      outcome: 'done',
      value: previewWithPrice(request, subscription, money(price.value.Price, price.value.Currency), now),
    }
  }

  async readOperation(request: OperationRequest): Promise<OperationOutcome> {
    if (request.kind === 'checkout-purchase') return await this.checkout.readBack(request.checkoutKey)
    if (request.kind === 'start' || request.kind === 'pay-invoices' || request.subscriptionReference === null)
      return notSupported
    const present = await this.books.subscription(request.subscriptionReference)
    if (present.outcome !== 'done') return present
    return hasHappened(request, present.value.subscription)
      ? { outcome: 'done', value: afterOf(present.value, request.kind) }
      : { outcome: 'absent' }
  }

  readSubscription: BillingProvider['readSubscription'] = async ({ subscriptionReference }) => {
    const found = await this.books.subscription(subscriptionReference)
    return found.outcome === 'done' ? { outcome: 'done', value: found.value.subscription } : found
  }

  listSubscriptions: BillingProvider['listSubscriptions'] = async ({ accountReference }) =>
    await this.ofAccount(accountReference, ({ subscription }) => [subscription])
  listInvoices: BillingProvider['listInvoices'] = async ({ accountReference }) =>
    await this.ofAccount(accountReference, ({ orders }) =>
      orders.flatMap((order) => invoiceRecord(order) ?? []),
    )
  listPayments: BillingProvider['listPayments'] = async ({ accountReference }) =>
    await this.ofAccount(accountReference, ({ orders, subscription }) =>
      orders
        .filter(({ GrossPrice }) => GrossPrice > 0)
        .map((order) => paymentRecord(order, subscription.reference)),
    )
  listPrices: BillingProvider['listPrices'] = async () => await this.books.prices()

  readInvoice: BillingProvider['readInvoice'] = async ({ accountReference, invoiceReference }) => {
    const order = await this.books.order(invoiceReference)
    if (order.outcome !== 'done') return order
    if (order.value.ExternalCustomerReference !== accountReference) return { outcome: 'absent' }
    const invoice = foundIn(
      await this.api.call('GET', `/invoices/${encodeURIComponent(invoiceReference)}/`, invoiceSchema),
    )
    if (invoice.outcome !== 'done') return invoice
    return {
      outcome: 'done',
      value: {
        contentType: 'application/pdf',
        fileName: `${invoiceReference}.pdf`,
        bytes: new Uint8Array(Buffer.from(invoice.value.Sale, 'base64')),
      },
    }
  }

  parseNotification = (incoming: IncomingNotification) => parseAvangate(incoming, this.settings)
  receiptFor = ({ receiptFields }: BillingNotification): NotificationReceipt => ({
    status: 200,
    contentType: 'text/xml; charset=utf-8',
    body: signedReceipt(receiptFields, this.settings.secretKey, this.clock.now()),
  })

  private async ofAccount<Value>(
    accountReference: string,
    take: (found: WithOrders) => Value[],
  ): Promise<ReadOutcome<Value[]>> {
    const found = await this.books.subscriptionsOf(accountReference)
    return found.outcome === 'done' ? { outcome: 'done', value: found.value.flatMap(take) } : found
  }

  /** The response says little: the subscription is read. */
  private async afterAct(
    result: AvangateResult<unknown>,
    request: Exclude<OperationRequest, { kind: 'checkout-purchase' | 'start' | 'pay-invoices' }>,
  ): Promise<Outcome<SubscriptionAfter>> {
    if (result.kind === 'failed' && result.category === 'declined')
      return { outcome: 'declined', reason: 'card-declined' }
    if (result.kind !== 'ok') return troubleOf(result)
    const outcome = await this.readOperation(request)
    if (outcome.outcome === 'absent' || outcome.outcome === 'refused')
      return { outcome: 'unknown', code: 'not-there-yet' }
    return outcome
  }
}

const pathOf = (reference: string): string => `/subscriptions/${encodeURIComponent(reference)}/`

/** 2Checkout knows no reference of ours for these: whether the subscription is as it was wanted. */
function hasHappened(
  request: Exclude<OperationRequest, { kind: 'checkout-purchase' | 'start' | 'pay-invoices' }>,
  subscription: ProviderSubscription,
): boolean {
  switch (request.kind) {
    case 'change':
      return (
        subscription.providerPlanId === request.plan.providerPlanId &&
        subscription.quantity === request.quantity
      )
    case 'convert-trial':
      return subscription.state === 'active'
    case 'stop-renewal':
      return !subscription.renews
    case 'resume-renewal':
      return subscription.renews
    case 'end':
      return subscription.isClosed
  }
}

const CHARGED_BY: Readonly<Record<string, string>> = { change: 'UPGRADE', 'convert-trial': 'RENEWAL' }

function afterOf({ subscription, orders, latestType }: WithOrders, kind: string): SubscriptionAfter {
  const latest = orders[0]
  const isCharged =
    latest !== undefined &&
    latestType === CHARGED_BY[kind] &&
    latest.GrossPrice > 0 &&
    decisionOf(latest.Status) === 'paid'
  const reference = isCharged ? latest.RefNo : null
  return {
    subscription,
    charged: isCharged ? money(latest.GrossPrice, latest.Currency) : null,
    invoiceReference: reference,
    paymentReference: reference,
    orderReference: reference,
  }
}
