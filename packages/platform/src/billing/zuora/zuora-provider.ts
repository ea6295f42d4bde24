import type { Clock } from '../../clock.ts'
import type { BillingNotification, IncomingNotification } from '../billing-notification.ts'
import type { BillingProvider, OperationOutcome, Outcome } from '../billing-provider.ts'
import type { ZuoraSettings, ProviderParts } from '../billing-settings.ts'
import type { BeginCheckout, CompleteCheckout } from '../checkout.ts'
import type {
  ChangeRequest,
  ConvertTrialRequest,
  EndRequest,
  OperationRequest,
  PayInvoicesRequest,
  ResumeRenewalRequest,
  StartRequest,
  StopRenewalRequest,
} from '../operations.ts'
import type { PlanAtProvider, SubscriptionAfter } from '../records.ts'
import { calloutReceipt, parseCallout } from './callouts.ts'
import { cancelFrom, changeActions, createSubscription, stopAtEndOfPeriod } from './order-actions.ts'
import { troubleOf, ZuoraApi } from './zuora-api.ts'
import { ZuoraBooks } from './zuora-books.ts'
import { ZuoraCheckout } from './zuora-checkout.ts'
import { ZuoraOrders } from './zuora-orders.ts'
import { ZuoraPreviews } from './zuora-previews.ts'
import { invoiceRecord, paymentRecord } from './zuora-records.ts'
import { accountPaymentMethodsSchema, doneSchema, filesSchema } from './zuora-schemas.ts'

export class ZuoraProvider implements BillingProvider {
  readonly name = 'zuora' as const
  readonly traits = { chargesAfterCheckout: true, convertsTrials: false, schedulesChanges: true }
  private readonly api: ZuoraApi
  private readonly books: ZuoraBooks
  private readonly orders: ZuoraOrders
  private readonly checkout: ZuoraCheckout
  private readonly previews: ZuoraPreviews
  private readonly settings: ZuoraSettings
  private readonly clock: Clock

  constructor({ settings, clock, deadlines = {}, send }: ProviderParts<ZuoraSettings>) {
    this.settings = settings
    this.clock = clock
    this.api = new ZuoraApi(settings, deadlines, send)
    this.books = new ZuoraBooks(this.api)
    this.orders = new ZuoraOrders(this.api, this.books, clock)
    this.checkout = new ZuoraCheckout(this.api, settings, clock)
    this.previews = new ZuoraPreviews(this.api, this.books, clock)
  }

  beginCheckout = async (request: BeginCheckout) => await this.checkout.begin(request)
  completeCheckout = async (request: CompleteCheckout) => await this.checkout.complete(request)
  previewChange: BillingProvider['previewChange'] = async (request) => await this.previews.preview(request)

  async startSubscription({
    ourReference,
    accountReference,
    plan,
    quantity,
    discount,
  }: StartRequest | ConvertTrialRequest): Promise<Outcome<SubscriptionAfter>> {
    const charge = await this.chargeFor(plan, quantity)
    if (charge.outcome !== 'done') return charge
    const actions = createSubscription(
      { providerPlanId: plan.providerPlanId, chargeId: charge.value, quantity },
      discount,
      this.clock.now(),
    )
    return await this.orders.place({
      ourReference,
      accountReference,
      subscriptionReference: null,
      actions,
      takesMoney: true,
    })
  }

  /** A trial has no subscription here: converting it starts one. */
  convertTrial = async (request: ConvertTrialRequest) => await this.startSubscription(request)

  async changeSubscription(request: ChangeRequest): Promise<Outcome<SubscriptionAfter>> {
    const { ourReference, accountReference, subscriptionReference, plan, quantity, effective } = request
    const subscription = await this.books.subscription(subscriptionReference)
    if (subscription.outcome !== 'done')
      return subscription.outcome === 'absent'
        ? { outcome: 'refused', reason: 'invalid', code: 'no-subscription' }
        : beforeAnything(subscription)
    const charge = await this.chargeFor(plan, quantity)
    if (charge.outcome !== 'done') return charge
    const actions = changeActions(request, subscription.value, charge.value, this.clock.now())
    return await this.orders.place({
      ourReference,
      accountReference,
      subscriptionReference,
      actions,
      takesMoney: effective === 'now',
    })
  }

  withdrawChange: BillingProvider['withdrawChange'] = async ({
    subscriptionReference,
    changeReference,
    ourReference,
  }) => {
    const removed = await this.orders.remove(changeReference)
    return removed.outcome === 'done' ? await this.after(subscriptionReference, ourReference) : removed
  }

  async stopRenewal({
    ourReference,
    accountReference,
    subscriptionReference,
  }: StopRenewalRequest): Promise<Outcome<SubscriptionAfter>> {
    const present = await this.books.record(subscriptionReference, this.clock.now())
    if (present.outcome === 'done' && !present.value.renews)
      return await this.after(subscriptionReference, ourReference)
    return await this.orders.place({
      ourReference,
      accountReference,
      subscriptionReference,
      actions: stopAtEndOfPeriod(),
      takesMoney: false,
    })
  }

  /** The order that stopped it is deleted. */
  async resumeRenewal({
    ourReference,
    subscriptionReference,
    stopReference,
  }: ResumeRenewalRequest): Promise<Outcome<SubscriptionAfter>> {
    const present = await this.books.record(subscriptionReference, this.clock.now())
    if (present.outcome === 'done' && present.value.state === 'ended')
      return { outcome: 'refused', reason: 'ended', code: 'ended' }
    const removed = await this.orders.remove(stopReference)
    return removed.outcome === 'done' ? await this.after(subscriptionReference, ourReference) : removed
  }

  async endNow({
    ourReference,
    accountReference,
    subscriptionReference,
  }: EndRequest): Promise<Outcome<SubscriptionAfter>> {
    const present = await this.books.record(subscriptionReference, this.clock.now())
    if (present.outcome === 'done' && present.value.state === 'ended')
      return await this.after(subscriptionReference, ourReference)
    return await this.orders.place({
      ourReference,
      accountReference,
      subscriptionReference,
      actions: cancelFrom(this.clock.now()),
      takesMoney: false,
    })
  }

  async payOpenInvoices({
    ourReference,
    accountReference,
    subscriptionReference,
  }: PayInvoicesRequest): Promise<Outcome<SubscriptionAfter>> {
    const before = await this.books.record(subscriptionReference, this.clock.now())
    if (before.outcome !== 'done')
      return before.outcome === 'absent'
        ? { outcome: 'refused', reason: 'invalid', code: 'no-subscription' }
        : beforeAnything(before)
    const open = before.value.openInvoice
    if (!open) return await this.after(subscriptionReference, ourReference)
    const result = await this.api.send(
      'POST',
      '/v1/operations/invoice-collect',
      doneSchema,
      { accountKey: accountReference },
      ourReference,
    )
    if (result.kind === 'failed' && result.category === 'declined')
      return { outcome: 'declined', reason: 'card-declined' }
    if (result.kind !== 'ok') return troubleOf(result)
    const after = await this.after(subscriptionReference, ourReference)
    if (after.outcome !== 'done') return after
    if (after.value.subscription.openInvoice) return { outcome: 'waiting', reference: open.reference }
    return {
      outcome: 'done',
      value: {
        ...after.value,
        charged: open.amount,
        invoiceReference: open.reference,
        paymentReference: after.value.subscription.lastPayment?.reference ?? null,
      },
    }
  }

  async removePaymentMethods({
    accountReference,
  }: {
    accountReference: string
  }): Promise<Outcome<{ removed: number }>> {
    const methods = await this.api.get(
      `/v1/accounts/${encodeURIComponent(accountReference)}/payment-methods`,
      accountPaymentMethodsSchema,
    )
    if (methods.kind === 'failed' && methods.category === 'not-found')
      return { outcome: 'done', value: { removed: 0 } }
    if (methods.kind !== 'ok') return troubleOf(methods)
    const ids = [...methods.body.creditcard, ...methods.body.paypal].map(({ id }) => id)
    for (const id of ids) {
      const result = await this.api.send(
        'PUT',
        `/v1/payment-methods/${encodeURIComponent(id)}/scrub`,
        doneSchema,
      )
      if (result.kind !== 'ok') return troubleOf(result)
    }
    return { outcome: 'done', value: { removed: ids.length } }
  }

  async readOperation(request: OperationRequest): Promise<OperationOutcome> {
    const { ourReference, accountReference } = request
    if (request.kind === 'resume-renewal') {
      const present = await this.books.record(request.subscriptionReference, this.clock.now())
      return present.outcome === 'done' && !present.value.renews
        ? { outcome: 'absent' }
        : await this.after(request.subscriptionReference, ourReference)
    }
    if (request.kind === 'pay-invoices') {
      const after = await this.after(request.subscriptionReference, ourReference)
      return after.outcome === 'done' && after.value.subscription.openInvoice ? { outcome: 'absent' } : after
    }
    return await this.orders.readBack(ourReference, accountReference)
  }

  readSubscription: BillingProvider['readSubscription'] = async ({ subscriptionReference }) =>
    await this.books.record(subscriptionReference, this.clock.now())
  listSubscriptions: BillingProvider['listSubscriptions'] = async ({ accountReference }) =>
    await this.books.records(accountReference, this.clock.now())
  listPrices: BillingProvider['listPrices'] = async () => await this.books.prices()

  listInvoices: BillingProvider['listInvoices'] = async ({ accountReference }) => {
    const records = await this.books.account(accountReference)
    if (records.outcome === 'absent') return { outcome: 'done', value: [] }
    return records.outcome === 'done'
      ? {
          outcome: 'done',
          value: records.value.invoices.flatMap((invoice) => invoiceRecord(invoice, records.value) ?? []),
        }
      : records
  }

  listPayments: BillingProvider['listPayments'] = async ({ accountReference }) => {
    const records = await this.books.account(accountReference)
    if (records.outcome === 'absent') return { outcome: 'done', value: [] }
    return records.outcome === 'done'
      ? {
          outcome: 'done',
          value: records.value.payments.map((payment) => paymentRecord(payment, records.value)),
        }
      : records
  }

  readInvoice: BillingProvider['readInvoice'] = async ({ accountReference, invoiceReference }) => {
    const records = await this.books.account(accountReference)
    if (records.outcome !== 'done') return records
    const invoice = records.value.invoices.find(({ id }) => id === invoiceReference)
    if (!invoice) return { outcome: 'absent' }
    const files = await this.api.get(`/v1/invoices/${encodeURIComponent(invoice.id)}/files`, filesSchema)
    if (files.kind !== 'ok')
      return files.kind === 'failed' && files.category === 'not-found'
        ? { outcome: 'absent' }
        : troubleOf(files)
    const path = files.body.invoiceFiles[0]?.pdfFileUrl
    if (path === undefined) return { outcome: 'absent' }
    const file = await this.api.download(new URL(path, this.settings.restUrl).pathname)
    if (file.kind !== 'responded') return { outcome: 'unknown', code: file.code }
    if (file.status !== 200) return { outcome: 'unknown', code: `http-${file.status}` }
    return {
      outcome: 'done',
      value: { contentType: 'application/pdf', fileName: `${invoice.invoiceNumber}.pdf`, bytes: file.bytes },
    }
  }

  parseNotification = (incoming: IncomingNotification) => parseCallout(incoming, this.settings.calloutSecret)
  receiptFor = (notification: BillingNotification) => calloutReceipt(notification)

  /** The charge that slots are counted on; one slot needs none. */
  private async chargeFor(plan: PlanAtProvider, quantity: number) {
    if (quantity === 1) return { outcome: 'done' as const, value: null }
    const charge = await this.books.chargeId(plan.providerPlanId)
    if (charge.outcome === 'absent')
      return { outcome: 'refused' as const, reason: 'invalid' as const, code: 'no-such-plan' }
    return charge.outcome === 'unknown' ? beforeAnything(charge) : charge
  }

  private async after(
    subscriptionReference: string,
    ourReference: string,
  ): Promise<Outcome<SubscriptionAfter>> {
    const record = await this.books.record(subscriptionReference, this.clock.now())
    if (record.outcome === 'absent') return { outcome: 'refused', reason: 'invalid', code: 'no-subscription' }
    if (record.outcome !== 'done') return record
    return {
      outcome: 'done',
      value: {
        subscription: record.value,
        charged: null,
        invoiceReference: null,
        paymentReference: null,
        orderReference: ourReference,
      },
    }
  }
}

/** A question before the act that got no response: nothing was done, so nothing is unknown. */
const beforeAnything = (trouble: { outcome: 'refused' | 'unknown'; code: string }) => ({
  outcome: 'refused' as const,
  reason: 'unavailable' as const,
  code: trouble.code,
})
