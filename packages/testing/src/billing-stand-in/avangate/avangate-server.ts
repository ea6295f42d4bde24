import { lengthPrefixed, readTime } from '@vitrine/platform/billing/avangate/avangate-signatures'
import { hmacHex } from '@vitrine/platform/billing/signatures'
import { fieldsOf, json, text, type StandInRequest, type StandInResponse } from '../http.ts'
import {
  change,
  changeLines,
  convertTrial,
  endNow,
  resumeRenewal,
  stopRenewal,
  type Acted,
  type Change,
} from '../ledger/acts.ts'
import { totalOf } from '../ledger/amounts.ts'
import { discountOf } from '../ledger/catalog.ts'
import type { Ledger, LedgerEvent } from '../ledger/ledger.ts'
import type { LedgerSubscription } from '../ledger/state.ts'
import { invoicePdf, invoiceText } from '../invoice-pdf.ts'
import type { NotificationQueue } from '../notifications.ts'
import type { StandInState } from '../stand-in-state.ts'
import { accountPage } from './account-page.ts'
import { notificationOf, signedBody } from './avangate-notifications.ts'
import { orderEntries, orderView, productView, subscriptionView } from './avangate-views.ts'
import { buyPage } from './buy-page.ts'

export const AVANGATE_MERCHANT = 'STANDIN'

const DAY_MS = 86_400_000
const CLOCKS_MAY_DIFFER_MS = 300_000

interface Parts {
  ledger: Ledger
  state: StandInState
  notifyUrl: string
  queue: NotificationQueue
}

/** 2Checkout's HTTP, as far as the adapter and members call it. */
export class AvangateServer {
  private readonly parts: Parts
  /** When a trial could not be converted, by subscription: not tried again within a day. */
  private readonly failedTrials = new Map<string, number>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  notify(event: LedgerEvent): void {
    const { ledger, state, queue, notifyUrl } = this.parts
    // A first payment that is declined is told to the shopper alone.
    if (event.type === 'payment-declined' && event.order?.kind === 'start') return
    const { kind, fields } = notificationOf(ledger, event)
    queue.add(
      kind,
      `${notifyUrl}/api/v1/memberships/${kind}`,
      { 'content-type': 'application/x-www-form-urlencoded' },
      signedBody(fields, queue.next.forge ? 'another key' : state.secrets.avangateSecretKey),
    )
  }

  respond(request: StandInRequest): StandInResponse {
    const { ledger, state } = this.parts
    const path = request.path.replace(/^\/avangate/, '')
    if (path.startsWith('/checkout/buy'))
      return buyPage({ ledger, merchant: AVANGATE_MERCHANT, secret: state.secrets.buyLinkSecret }, request)
    if (path.startsWith('/myaccount')) return accountPage(ledger, request)
    if (!path.startsWith('/rest/6.0/')) return refuse('NOT_FOUND', 404)
    if (!this.isSigned(text(request.headers['x-avangate-authentication'])))
      return refuse('AUTHENTICATION_ERROR', 401)
    return (
      this.route(request, path.slice('/rest/6.0/'.length).split('/').map(decodeURIComponent)) ??
      refuse('NOT_FOUND', 404)
    )
  }

  private isSigned(header: string): boolean {
    const [, code = '', date = '', hash = ''] =
      /^code="([^"]*)" date="([^"]*)" hash="([^"]*)" algo="sha256"$/.exec(header) ?? []
    const { ledger, state } = this.parts
    const said = readTime(date).getTime()
    const isFresh = Math.abs(ledger.machineTime() - said) < CLOCKS_MAY_DIFFER_MS
    return (
      isFresh &&
      code === AVANGATE_MERCHANT &&
      hash === hmacHex('sha256', state.secrets.avangateSecretKey, lengthPrefixed([code, date]))
    )
  }

  private route(
    { method, query, body }: StandInRequest,
    [first = '', second = '', ...rest]: string[],
  ): StandInResponse | null {
    const { ledger } = this.parts
    if (first === 'subscriptions' && second === '')
      return json({
        Items: ledger
          .subscriptionsOf(query.get('ExternalCustomerReference') ?? '')
          .map((each) => subscriptionView(ledger, each)),
      })
    if (first === 'subscriptions') {
      const subscription = ledger.subscription(second)
      return subscription
        ? this.ofSubscription(`${method} ${rest.filter(Boolean).slice(0, 2).join('/')}`, subscription, {
            rest,
            query,
            fields: fieldsOf(body),
          })
        : null
    }
    if (method !== 'GET') return null
    if (first === 'orders') {
      const wanted = second === '' ? query.get('ExternalReference') : null
      if (wanted !== null)
        return json({
          Items: orderEntries(ledger)
            .filter(({ order }) => order?.externalReference === wanted)
            .map((entry) => orderView(ledger, entry)),
        })
      const entry = orderEntries(ledger).find(({ reference }) => reference === second)
      return entry ? json(orderView(ledger, entry)) : null
    }
    if (first === 'products' && second === '')
      return json(this.products(Number(query.get('Page') ?? 1), Number(query.get('Limit') ?? 10)))
    if (first === 'products') {
      const plan = ledger.plan(second)
      return plan ? json(productView(plan)) : null
    }
    const payment =
      first === 'invoices'
        ? orderEntries(ledger).find(({ reference }) => reference === second)?.payment
        : undefined
    const invoice = payment && ledger.invoice(payment.invoice)
    return invoice
      ? json({ Sale: Buffer.from(invoicePdf(invoiceText(invoice, second))).toString('base64') })
      : null
  }

  private ofSubscription(
    call: string,
    subscription: LedgerSubscription,
    { rest, query, fields }: { rest: string[]; query: URLSearchParams; fields: Record<string, unknown> },
  ): StandInResponse | null {
    const { ledger } = this.parts
    const number = ledger.next('7')
    switch (call) {
      case 'GET ':
        return json(subscriptionView(ledger, subscription))
      case 'GET history':
        return json(
          orderEntries(ledger)
            .filter((entry) => entry.subscription === subscription)
            .map(({ reference, type }) => ({ ReferenceNo: reference, Type: type })),
        )
      case 'DELETE renewal':
        return done(stopRenewal(ledger, number, subscription))
      case 'POST renewal':
        return subscription.endedAt === null
          ? done(resumeRenewal(ledger, number, subscription))
          : refuse('SUBSCRIPTION_EXPIRED', 400)
      case 'DELETE ':
        return done(endNow(ledger, number, subscription))
      case 'PUT renewal/trial':
        return this.convert(number, subscription, text(fields['Coupon']))
      case 'GET upgrade/price': {
        const wanted = this.wantedChange(subscription, {
          product: rest[2] ?? '',
          quantity: query.get('Quantity') ?? '1',
          coupon: '',
        })
        return wanted
          ? json({
              Price: totalOf(changeLines(ledger, subscription, wanted)) / 100,
              Currency: subscription.currency.toLowerCase(),
            })
          : null
      }
      case 'PUT upgrade': {
        const wanted = this.wantedChange(subscription, {
          product: text(fields['ProductCode']),
          quantity: text(fields['Quantity']),
          coupon: text(fields['Coupon']),
        })
        if (!wanted || subscription.endedAt !== null || fields['Currency'] !== subscription.currency)
          return refuse('INVALID_UPGRADE', 400)
        return done(change(ledger, number, subscription, wanted))
      }
      default:
        return null
    }
  }

  private convert(number: string, subscription: LedgerSubscription, coupon: string): StandInResponse {
    const { ledger } = this.parts
    const failedAt = this.failedTrials.get(subscription.number)
    if (!subscription.isTrial || subscription.endedAt !== null) return refuse('NOT_A_TRIAL', 400)
    if (failedAt !== undefined && ledger.now() - failedAt < DAY_MS)
      return refuse('TRIAL_CONVERSION_TOO_SOON', 400)
    const acted = convertTrial(ledger, number, subscription, coupon === '' ? null : discountOf(coupon))
    if (acted.order.status === 'failed') this.failedTrials.set(subscription.number, ledger.now())
    return done(acted)
  }

  private wantedChange(
    subscription: LedgerSubscription,
    { product, quantity, coupon }: { product: string; quantity: string; coupon: string },
  ): Change | null {
    const plan = this.parts.ledger.plan(product)
    if (!plan) return null
    const isSame = plan.id === subscription.planId
    return {
      plan: isSame
        ? { ...plan, prices: { ...plan.prices, [subscription.currency]: subscription.unitPrice } }
        : plan,
      quantity: Number(quantity),
      discount: coupon === '' ? null : discountOf(coupon),
    }
  }

  private products(number: number, limit: number) {
    const plans = this.parts.ledger.plans()
    return {
      Items: plans.slice((number - 1) * limit, number * limit).map(productView),
      Pagination: { Page: number, Limit: limit, Count: plans.length },
    }
  }
}

const refuse = (code: string, status: number): StandInResponse =>
  json({ error_code: code, message: code }, status)
const done = ({ order }: Acted): StandInResponse =>
  order.status === 'failed' ? refuse('PAYMENT_DECLINED', 400) : json(true)
