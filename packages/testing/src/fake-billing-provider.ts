import type {
  BillingNotification,
  IncomingNotification,
  ParsedNotification,
} from '@vitrine/platform/billing/billing-notification'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type {
  BillingProvider,
  BillingProviderTraits,
  OperationOutcome,
  Outcome,
  ReadOutcome,
} from '@vitrine/platform/billing/billing-provider'
import type {
  BeginCheckout,
  CheckoutCompleted,
  CheckoutPage,
  CompleteCheckout,
} from '@vitrine/platform/billing/checkout'
import type {
  ChangeRequest,
  CheckoutPurchaseRequest,
  ConvertTrialRequest,
  EndRequest,
  OperationRequest,
  PayInvoicesRequest,
  ResumeRenewalRequest,
  StartRequest,
  StopRenewalRequest,
} from '@vitrine/platform/billing/operations'
import type {
  DiscountAtProvider,
  PlanAtProvider,
  PricePreview,
  PreviewRequest,
  SubscriptionAfter,
} from '@vitrine/platform/billing/records'
import { millisecondsOf, systemClock, type Clock, type Duration } from '@vitrine/platform/clock'
import {
  change,
  changeLines,
  convertTrial,
  endNow,
  nextAmountOf,
  resumeRenewal,
  reverse,
  schedule,
  start,
  stopRenewal,
  undo,
  type Acted,
} from './billing-stand-in/ledger/acts.ts'
import { periodLines, totalOf } from './billing-stand-in/ledger/amounts.ts'
import { cardNumbers, cardOf } from './billing-stand-in/ledger/cards.ts'
import type { CatalogPlan } from './billing-stand-in/ledger/catalog.ts'
import { collect, settle } from './billing-stand-in/ledger/charging.ts'
import { Ledger, type LedgerEvent } from './billing-stand-in/ledger/ledger.ts'
import { periodAfter } from './billing-stand-in/ledger/periods.ts'
import {
  afterRecord,
  invoiceRecord,
  paymentMethodRecord,
  paymentRecord,
  subscriptionRecord,
} from './billing-stand-in/ledger/port-records.ts'
import type { LedgerDiscount, LedgerSubscription } from './billing-stand-in/ledger/state.ts'
import { catchUp, moveClock } from './billing-stand-in/ledger/time.ts'

/**
 * What the next call that changes something comes to: `lost-before` and `lost-after` are unknown, not done
 * and done.
 */
export type ScriptedOutcome = 'refused' | 'lost-before' | 'lost-after'

type Act = Exclude<OperationRequest, CheckoutPurchaseRequest>

/**
 * A provider in memory, for tests of what stands on the port. Cards are those of the stand-in; a checkout is
 * completed with the parameters `{ card: '4111111111111111' }` or `{ paypalEmail: 'a@b.example' }`. It
 * charges by the same books as the stand-in.
 */
export class FakeBillingProvider implements BillingProvider {
  readonly name: BillingProviderName
  readonly traits: BillingProviderTraits
  readonly ledger: Ledger
  /** What it would have notified of, oldest first: parse them with `incomingOf`. */
  readonly events: LedgerEvent[] = []
  /** Every call, by name, for counting. */
  readonly calls: string[] = []
  private readonly script: ScriptedOutcome[] = []

  constructor({ name = 'zuora', clock = systemClock }: { name?: BillingProviderName; clock?: Clock } = {}) {
    this.name = name
    this.traits =
      name === 'zuora'
        ? { chargesAfterCheckout: true, convertsTrials: false, schedulesChanges: true }
        : { chargesAfterCheckout: false, convertsTrials: true, schedulesChanges: false }
    this.ledger = new Ledger({ machineNow: () => clock.now().getTime() })
    this.ledger.onEvent = (event) => this.events.push(structuredClone(event))
  }

  /** The outcomes of the next acts, in this order; acts after them go by the books. */
  next(...outcomes: ScriptedOutcome[]): void {
    this.script.push(...outcomes)
  }

  /**
   * Moves the provider's own clock beyond the one it was given, and does what falls due. Without time: what
   * fell due by that one.
   */
  advance(duration: Duration = {}): void {
    moveClock(this.ledger, millisecondsOf(duration))
  }

  refund(subscriptionReference: string): boolean {
    return this.reverse(subscriptionReference, 'refund')
  }

  chargeBack(subscriptionReference: string): boolean {
    return this.reverse(subscriptionReference, 'chargeback')
  }

  /** Payments that wait are decided; `ledger.state.paymentsWait` makes them wait. */
  settlePayments(isPaid: boolean): void {
    for (const payment of this.ledger.state.payments.filter((each) => each.state === 'processing')) {
      const result = settle(this.ledger, payment, isPaid)
      const order = this.ledger.order(payment.order ?? '')
      if (order && result === 'paid') order.status = 'completed'
      else if (order) undo(this.ledger, order, 'failed')
    }
  }

  /** A stored payment method without a checkout. */
  async storePaymentMethod(
    accountReference: string,
    parameters: Record<string, string> = { card: '4111111111111111' },
  ): Promise<void> {
    this.takePaymentMethod(accountReference, 'member@vitrine.example', parameters)
  }

  async beginCheckout({ checkoutKey, expiresDate }: BeginCheckout): Promise<Outcome<CheckoutPage>> {
    this.calls.push('beginCheckout')
    const state = { checkoutKey, expires: expiresDate.toISOString() }
    const url = `https://provider.example/checkout/${checkoutKey}`
    if (!this.traits.chargesAfterCheckout) return done({ kind: 'redirect', url, state })
    return done({
      kind: 'hosted-form',
      libraryUrl: 'https://provider.example/form.js',
      frameUrl: url,
      parameters: { field_passthrough1: checkoutKey },
      state,
    })
  }

  /**
   * For 2Checkout the purchase needs the plan: `planId`, `quantity`, `currency` and `trial` among the
   * parameters say it.
   */
  async completeCheckout({
    checkoutKey,
    accountReference,
    email,
    state,
    parameters,
    currency,
    purpose,
  }: CompleteCheckout): Promise<Outcome<CheckoutCompleted>> {
    this.calls.push('completeCheckout')
    if (state['checkoutKey'] !== checkoutKey || parameters['forged']) return refused('signature', 'forged')
    const present = this.ledger.state.orders.find((order) => order.externalReference === checkoutKey)
    if (!present) {
      const scripted = this.script.shift()
      if (scripted === 'refused') return refused('unavailable', 'scripted')
      if (scripted === 'lost-before') return { outcome: 'unknown', code: 'scripted' }
      if (!this.takePaymentMethod(accountReference, email, parameters))
        return { outcome: 'declined', reason: 'card-declined' }
      const plan = this.ledger.plan(parameters['planId'] ?? '')
      if (!this.traits.chargesAfterCheckout && purpose !== 'payment-method' && plan) {
        start(this.ledger, {
          order: this.ledger.next('R'),
          externalReference: checkoutKey,
          account: accountReference,
          plan,
          currency,
          quantity: Number(parameters['quantity'] ?? 1),
          discount: null,
          ...(purpose === 'trial' && { trialDays: 7 }),
        })
      }
      if (scripted === 'lost-after') return { outcome: 'unknown', code: 'scripted' }
    }
    const method = this.ledger.paymentMethod(this.ledger.account(accountReference)?.paymentMethod)
    const purchase = this.orderOutcome(
      this.ledger.state.orders.find((order) => order.externalReference === checkoutKey)?.number,
    )
    if (purchase.outcome !== 'done' && purchase.outcome !== 'absent') return purchase
    return done({
      accountReference,
      paymentMethod: method ? paymentMethodRecord(method) : null,
      purchase: purchase.outcome === 'done' ? purchase.value : null,
    })
  }

  startSubscription = async (request: StartRequest): Promise<Outcome<SubscriptionAfter>> =>
    await this.act(request, () => this.startNow(request))

  convertTrial = async (request: ConvertTrialRequest): Promise<Outcome<SubscriptionAfter>> =>
    await this.act(request, () => {
      const trial = this.ledger.subscription(request.subscriptionReference ?? '')
      return trial?.isTrial
        ? convertTrial(this.ledger, request.ourReference, trial, discountFor(request.discount))
        : this.startNow(request)
    })

  changeSubscription = async (request: ChangeRequest): Promise<Outcome<SubscriptionAfter>> => {
    if (request.effective !== 'now' && !this.traits.schedulesChanges)
      return { outcome: 'refused', reason: 'not-supported', code: 'not-supported' }
    return await this.act(request, () => {
      const subscription = this.running(request)
      const wanted = {
        plan: planFor(request.plan),
        quantity: request.quantity,
        discount: discountFor(request.discount),
      }
      if (!subscription) return null
      return request.effective === 'now'
        ? change(this.ledger, request.ourReference, subscription, wanted)
        : schedule(this.ledger, request.ourReference, subscription, wanted)
    })
  }

  stopRenewal = async (request: StopRenewalRequest): Promise<Outcome<SubscriptionAfter>> =>
    await this.onSubscription(request, (subscription) =>
      stopRenewal(this.ledger, request.ourReference, subscription),
    )

  resumeRenewal = async (request: ResumeRenewalRequest): Promise<Outcome<SubscriptionAfter>> =>
    await this.onSubscription(request, (subscription) =>
      subscription.endedAt === null ? resumeRenewal(this.ledger, request.ourReference, subscription) : null,
    )

  endNow = async (request: EndRequest): Promise<Outcome<SubscriptionAfter>> =>
    await this.onSubscription(request, (subscription) =>
      endNow(this.ledger, request.ourReference, subscription),
    )

  payOpenInvoices = async (request: PayInvoicesRequest): Promise<Outcome<SubscriptionAfter>> =>
    await this.onSubscription(request, (subscription) => {
      const invoice = this.ledger.openInvoice(subscription.number)
      const payment = invoice ? collect(this.ledger, invoice) : null
      const order = {
        number: request.ourReference,
        account: subscription.account,
        kind: 'pay-invoices',
        externalReference: null,
        subscription: subscription.number,
        invoice: invoice?.number ?? null,
        at: this.ledger.now(),
        status:
          payment === 'waiting'
            ? ('waiting' as const)
            : payment === 'declined'
              ? ('failed' as const)
              : ('completed' as const),
        before: structuredClone(subscription),
        trialDays: 0,
      }
      this.ledger.state.orders.push(order)
      return { order, subscription, invoice: invoice ?? null, payment }
    })

  withdrawChange: BillingProvider['withdrawChange'] = async ({ subscriptionReference, ourReference }) => {
    this.calls.push('withdrawChange')
    const subscription = this.ledger.subscription(subscriptionReference)
    if (!subscription) return refused('invalid', 'unknown-subscription')
    subscription.scheduled = null
    return done({
      subscription: subscriptionRecord(this.ledger, subscription),
      charged: null,
      invoiceReference: null,
      paymentReference: null,
      orderReference: ourReference,
    })
  }

  async removePaymentMethods({
    accountReference,
  }: {
    accountReference: string
  }): Promise<Outcome<{ removed: number }>> {
    this.calls.push('removePaymentMethods')
    return done({ removed: this.ledger.removePaymentMethods(accountReference) })
  }

  async previewChange({
    subscriptionReference,
    plan,
    quantity,
    discount,
    effective,
  }: PreviewRequest): Promise<ReadOutcome<PricePreview>> {
    this.calls.push('previewChange')
    catchUp(this.ledger)
    const { currency } = plan.price
    const subscription = this.ledger.subscription(subscriptionReference ?? '')
    if (subscriptionReference !== null && !subscription) return { outcome: 'absent' }
    const wanted = { plan: planFor(plan), quantity, discount: discountFor(discount) }
    const whole = periodLines(plan.ratePlanId, plan.price.amount, quantity, wanted.discount)
    const lines = !subscription
      ? whole
      : effective === 'now'
        ? changeLines(this.ledger, subscription, wanted)
        : []
    const keepsPeriod =
      subscription &&
      (effective !== 'now' || (wanted.plan.id === subscription.planId && !subscription.isTrial))
    const after = subscription && {
      ...subscription,
      planId: wanted.plan.id,
      unitPrice: plan.price.amount,
      quantity,
      discount: wanted.discount ?? subscription.discount,
      scheduled: null,
    }
    const next = after
      ? nextAmountOf(after)
      : totalOf(periodLines(plan.ratePlanId, plan.price.amount, quantity, afterOnePayment(wanted.discount)))
    const nextAt = keepsPeriod
      ? subscription.periodEnd
      : periodAfter(this.ledger.beginning(), plan.billingPeriod, 1)
    return done({
      amountDueNow: { amount: totalOf(lines), currency },
      nextAmount: { amount: next, currency },
      nextBillingDate: new Date(nextAt),
      lines: lines.map((line) => ({ ...line, amount: { amount: line.amount, currency } })),
    })
  }

  async readOperation(request: OperationRequest): Promise<OperationOutcome> {
    this.calls.push('readOperation')
    const byCheckout =
      request.kind === 'checkout-purchase'
        ? this.ledger.state.orders.find((order) => order.externalReference === request.checkoutKey)?.number
        : request.ourReference
    return this.orderOutcome(byCheckout)
  }

  async readSubscription({ subscriptionReference }: { subscriptionReference: string }) {
    this.calls.push('readSubscription')
    catchUp(this.ledger)
    const subscription = this.ledger.subscription(subscriptionReference)
    return subscription ? done(subscriptionRecord(this.ledger, subscription)) : { outcome: 'absent' as const }
  }

  async listSubscriptions({ accountReference }: { accountReference: string }) {
    this.calls.push('listSubscriptions')
    catchUp(this.ledger)
    return done(
      this.ledger
        .subscriptionsOf(accountReference)
        .map((subscription) => subscriptionRecord(this.ledger, subscription)),
    )
  }

  async listInvoices({ accountReference }: { accountReference: string }) {
    this.calls.push('listInvoices')
    return done(
      this.ledger.state.invoices
        .filter((invoice) => invoice.account === accountReference)
        .toReversed()
        .flatMap((invoice) => invoiceRecord(invoice) ?? []),
    )
  }

  async listPayments({ accountReference }: { accountReference: string }) {
    this.calls.push('listPayments')
    return done(
      this.ledger.state.payments
        .filter((payment) => payment.account === accountReference)
        .toReversed()
        .map(paymentRecord),
    )
  }

  readInvoice: BillingProvider['readInvoice'] = async ({ accountReference, invoiceReference }) => {
    this.calls.push('readInvoice')
    const invoice = this.ledger.invoice(invoiceReference)
    if (invoice?.account !== accountReference) return { outcome: 'absent' }
    return done({
      contentType: 'application/pdf',
      fileName: `${invoice.number}.pdf`,
      bytes: new TextEncoder().encode(`%PDF-1.4\n% ${invoice.number}\n`),
    })
  }

  async listPrices() {
    this.calls.push('listPrices')
    return done(
      this.ledger.plans().flatMap((plan) =>
        (['USD', 'EUR', 'GBP', 'CAD'] as const).map((currency) => ({
          providerPlanId: plan.id,
          billingPeriod: plan.period,
          price: { amount: plan.prices[currency], currency },
        })),
      ),
    )
  }

  /** An event as the provider would send it. */
  incomingOf(event: LedgerEvent): IncomingNotification {
    const { subscription, order, payment } = event
    const body = {
      event: event.type,
      accountReference: subscription.account,
      subscriptionReference: subscription.number,
      orderReference: order?.number ?? null,
      checkoutKey: order?.externalReference ?? null,
      payment,
      date: new Date(this.ledger.now()).toISOString(),
    }
    return {
      kind: this.name === 'zuora' ? 'zuora-callout' : 'avangate-ipn',
      headers: { 'x-fake-signature': 'right' },
      body: new TextEncoder().encode(JSON.stringify(body)),
    }
  }

  parseNotification = ({ kind, headers, body }: IncomingNotification): ParsedNotification => {
    if (headers['x-fake-signature'] === undefined) return { outcome: 'refused', code: 'no-signature' }
    if (headers['x-fake-signature'] !== 'right') return { outcome: 'refused', code: 'wrong-signature' }
    const text = new TextDecoder().decode(body)
    const fields: Record<string, string | null> = JSON.parse(text)
    const orderReference = fields['orderReference'] ?? null
    return {
      outcome: 'accepted',
      notification: {
        kind,
        key: `${kind}:${text}`,
        event: fields['event'] ?? '',
        eventDate: fields['date'] ? new Date(fields['date']) : null,
        accountReference: fields['accountReference'] ?? null,
        subscriptionReference: fields['subscriptionReference'] ?? null,
        orderReference,
        ourReference: orderReference?.startsWith('VIT-') ? orderReference : null,
        checkoutKey: fields['checkoutKey'] ?? null,
        isIgnored: false,
        record: { event: fields['event'] ?? '' },
        receiptFields: [],
      },
    }
  }

  receiptFor = (notification: BillingNotification) => ({
    status: 200 as const,
    contentType: 'text/plain',
    body: notification.kind,
  })

  private startNow(request: StartRequest | ConvertTrialRequest): Acted | null {
    this.ledger.openAccount(request.accountReference, '')
    const { plan, ourReference: order, accountReference: account, quantity, discount } = request
    return start(this.ledger, {
      order,
      account,
      plan: planFor(plan),
      currency: plan.price.currency,
      quantity,
      discount: discountFor(discount),
    })
  }

  private async onSubscription(
    request: Exclude<Act, StartRequest | ConvertTrialRequest>,
    run: (subscription: LedgerSubscription) => Acted | null,
  ): Promise<Outcome<SubscriptionAfter>> {
    return await this.act(request, () => {
      const subscription = this.ledger.subscription(request.subscriptionReference)
      return subscription ? run(subscription) : null
    })
  }

  private running(request: ChangeRequest): LedgerSubscription | null {
    const subscription = this.ledger.subscription(request.subscriptionReference)
    return subscription?.endedAt === null ? subscription : null
  }

  private async act(request: Act, run: () => Acted | null): Promise<Outcome<SubscriptionAfter>> {
    this.calls.push(request.kind)
    catchUp(this.ledger)
    const scripted = this.script.shift()
    if (scripted === 'refused') return refused('unavailable', 'scripted')
    if (scripted === 'lost-before') return { outcome: 'unknown', code: 'scripted' }
    if (this.ledger.order(request.ourReference))
      throw new Error(`${request.ourReference} was used before: an act is never repeated`)
    const acted = run()
    if (scripted === 'lost-after') return { outcome: 'unknown', code: 'scripted' }
    if (!acted) return refused('ended', 'no-running-subscription')
    const outcome = this.orderOutcome(request.ourReference)
    return outcome.outcome === 'absent' ? refused('invalid', 'no-order') : outcome
  }

  private orderOutcome(number: string | undefined): OperationOutcome {
    const order = this.ledger.order(number ?? '')
    const subscription = this.ledger.subscription(order?.subscription ?? '')
    if (!order || !subscription) return { outcome: 'absent' }
    if (order.status === 'waiting') return { outcome: 'waiting', reference: order.number }
    if (order.status !== 'completed') return { outcome: 'declined', reason: 'card-declined' }
    return done(
      afterRecord(this.ledger, { order, subscription, invoice: this.ledger.invoice(order.invoice) ?? null }),
    )
  }

  private takePaymentMethod(account: string, email: string, parameters: Record<string, string>): boolean {
    const paypalEmail = parameters['paypalEmail'] ?? null
    const card = cardOf(parameters['card'] ?? '')
    if (paypalEmail === null && card.isRefusedOnForm) return false
    this.ledger.openAccount(account, email)
    const method = this.ledger.storePaymentMethod({
      account,
      kind: paypalEmail === null ? 'card' : 'paypal',
      ...cardNumbers(parameters['card'] ?? ''),
      paypalEmail,
      behavior: paypalEmail === null ? card.behavior : 'pays',
    })
    return this.ledger.usePaymentMethod(account, method.id)
  }

  private reverse(reference: string, kind: 'refund' | 'chargeback'): boolean {
    const subscription = this.ledger.subscription(reference)
    return subscription ? reverse(this.ledger, subscription, kind) : false
  }
}

const done = <Value>(value: Value) => ({ outcome: 'done' as const, value })
const refused = (reason: 'unavailable' | 'signature' | 'ended' | 'invalid', code: string) => ({
  outcome: 'refused' as const,
  reason,
  code,
})

/** The price that the caller names, in its own currency: the fake has no catalog that could differ. */
const planFor = ({ providerPlanId, billingPeriod, price: { amount } }: PlanAtProvider): CatalogPlan => ({
  id: providerPlanId,
  product: providerPlanId,
  period: billingPeriod,
  prices: { USD: amount, EUR: amount, GBP: amount, CAD: amount },
})

const discountFor = (discount: DiscountAtProvider | null): LedgerDiscount | null =>
  discount && {
    id: discount.providerDiscountId,
    percent: discount.percent,
    amount: discount.amount?.amount ?? null,
    paymentsLeft: discount.payments,
  }

const afterOnePayment = (discount: LedgerDiscount | null): LedgerDiscount | null =>
  discount && discount.paymentsLeft !== null
    ? { ...discount, paymentsLeft: discount.paymentsLeft - 1 }
    : discount
