import { randomBytes } from 'node:crypto'
import { hmacHex } from '@vitrine/platform/billing/signatures'
import { signedCallout } from '@vitrine/platform/billing/zuora/callouts'
import { ledgerCurrencies } from '../ledger/catalog.ts'
import { collect } from '../ledger/charging.ts'
import type { Ledger, LedgerEvent } from '../ledger/ledger.ts'
import {
  at,
  fieldsOf,
  json,
  list,
  notFound,
  text,
  type StandInRequest,
  type StandInResponse,
} from '../http.ts'
import { invoicePdf, invoiceText } from '../invoice-pdf.ts'
import type { NotificationQueue } from '../notifications.ts'
import type { StandInState } from '../stand-in-state.ts'
import { newForm, showForm, takeForm, ZUORA_PAGE, zuoraLibrary } from './hosted-page.ts'
import {
  DECLINED,
  deleteOrder,
  INVALID,
  LOCKED,
  NOT_FOUND,
  placeOrder,
  previewOrder,
  ZuoraRefusal,
} from './zuora-orders.ts'
import {
  catalogView,
  invoiceLinesView,
  invoiceView,
  orderView,
  paymentMethodView,
  paymentView,
  refundViews,
  subscriptionView,
} from './zuora-views.ts'

export const ZUORA_CLIENT = 'stand-in-client'

const DAY_MS = 86_400_000
const EVENTS: Record<LedgerEvent['type'], string> = {
  'payment-processed': 'Payment Processed',
  'payment-declined': 'Payment Declined',
  'subscription-changed': 'Subscription Changed',
  'subscription-ended': 'Subscription Cancelled',
  refund: 'Refund Processed',
  chargeback: 'Chargeback Created',
}

interface Parts {
  ledger: Ledger
  state: StandInState
  siteUrl: string
  notifyUrl: string
  queue: NotificationQueue
}

/** Zuora's HTTP, as far as the adapter and our pages call it. */
export class ZuoraServer {
  private readonly parts: Parts
  private readonly tokens = new Set<string>()
  private readonly responses = new Map<string, { at: number; asked: string; response: StandInResponse }>()
  /** Keys and subscriptions of calls that are in work at this moment. */
  private readonly held = new Set<string>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Tells the product, signed as a callout template signs. */
  notify(event: LedgerEvent): void {
    const { state, queue, notifyUrl, ledger } = this.parts
    const fields = {
      eventCategory: EVENTS[event.type],
      eventTimestamp: new Date(ledger.now()).toISOString(),
      accountNumber: event.subscription.account,
      subscriptionNumber: event.subscription.number,
      orderNumber: event.order?.number ?? '',
      invoiceNumber: event.invoice?.number ?? '',
      paymentNumber: event.payment ?? '',
    }
    const signature = hmacHex(
      'sha256',
      queue.next.forge ? 'another key' : state.secrets.calloutSecret,
      signedCallout(fields),
    )
    queue.add(
      'zuora-callout',
      `${notifyUrl}/api/v1/memberships/zuora-callouts`,
      {
        'content-type': 'application/json',
        'x-callout-signature': signature,
        'zuora-request-id': randomBytes(12).toString('hex'),
      },
      JSON.stringify(fields),
    )
  }

  /**
   * Responds to a call that may take its time: until it has its response, another one under its key, or of
   * its subscription, is refused with 409 and does nothing.
   */
  async alone<Result>(
    request: StandInRequest,
    respond: () => Promise<Result>,
  ): Promise<Result | StandInResponse> {
    const names = heldBy(request)
    if (names.some((name) => this.held.has(name)))
      return conflict(LOCKED, 'Another request holds this key or this subscription.')
    for (const name of names) this.held.add(name)
    try {
      return await respond()
    } finally {
      for (const name of names) this.held.delete(name)
    }
  }

  respond(request: StandInRequest): StandInResponse {
    const path = request.path.replace(/^\/zuora/, '')
    if (path === '/zuora-min.js')
      return { status: 200, headers: { 'content-type': 'text/javascript' }, body: zuoraLibrary }
    if (path === '/hosted-page')
      return request.method === 'POST' ? takeForm(this.parts, request) : showForm(this.parts, request)
    if (path === '/oauth/token') return this.newToken(new URLSearchParams(request.body))
    if (!this.tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
      return json({ success: false, reasons: [{ code: 90_000_011, message: 'Sign in.' }] }, 401)
    return this.once(request, () => this.called(request, path))
  }

  private newToken(form: URLSearchParams): StandInResponse {
    const isKnown =
      form.get('client_id') === ZUORA_CLIENT &&
      form.get('client_secret') === this.parts.state.secrets.zuoraClientSecret &&
      form.get('grant_type') === 'client_credentials'
    if (!isKnown) return json({ message: 'Unknown client.' }, 401)
    const token = randomBytes(24).toString('base64url')
    this.tokens.add(token)
    return json({ access_token: token, token_type: 'bearer', expires_in: 3600 })
  }

  /** The same key within 24 hours gets the first response; with another call or body under it, refused. */
  private once(request: StandInRequest, run: () => StandInResponse): StandInResponse {
    const key = text(request.headers['idempotency-key'])
    if (key === '' || request.method === 'GET') return run()
    const now = this.parts.ledger.now()
    const former = this.responses.get(key)
    const asked = `${request.method} ${request.path} ${request.body}`
    if (former && now - former.at < DAY_MS)
      return former.asked === asked
        ? former.response
        : conflict(INVALID, 'The idempotency key was used for another request.')
    const response = run()
    this.responses.set(key, { at: now, asked, response })
    return response
  }

  private called(request: StandInRequest, path: string): StandInResponse {
    try {
      return this.route(request, path) ?? notFound()
    } catch (error) {
      if (error instanceof ZuoraRefusal)
        return json(
          {
            success: false,
            processId: randomBytes(8).toString('hex'),
            reasons: [{ code: error.code, message: error.message }],
          },
          error.code === NOT_FOUND ? 404 : 200,
        )
      throw error
    }
  }

  private route({ method, query, body }: StandInRequest, path: string): StandInResponse | null {
    const { ledger, state } = this.parts
    const [, , first = '', second = '', third = '', fourth = ''] = path.split('/').map(decodeURIComponent)
    const fields = fieldsOf(body)
    switch (`${method} ${first}`) {
      case 'POST rsa-signatures':
        return text(fields['pageId']) === ZUORA_PAGE && fields['method'] === 'POST'
          ? json(newForm(state))
          : refuse(INVALID, 'pageId')
      case 'POST accounts':
        return this.openAccount(fields)
      case 'PUT accounts':
        return ledger.usePaymentMethod(second, text(fields['defaultPaymentMethodId']))
          ? json({ success: true })
          : refuse(NOT_FOUND, 'defaultPaymentMethodId')
      case 'GET accounts':
        return third === 'payment-methods' ? this.methodsOf(second) : this.accountView(second)
      case 'GET payment-methods':
        return json(paymentMethodView(found(ledger.paymentMethod(second))))
      case 'PUT payment-methods':
        ledger.state.paymentMethods = ledger.state.paymentMethods.filter(
          ({ id }) => id !== found(ledger.paymentMethod(second)).id,
        )
        return json({ success: true, id: second })
      case 'POST orders':
        return second === 'preview'
          ? json({ success: true, previewResult: { invoices: previewOrder(ledger, fields) } })
          : this.order(fields)
      case 'GET orders':
        return json(
          orderView(found(ledger.order(second)?.status === 'removed' ? undefined : ledger.order(second))),
        )
      case 'DELETE orders':
        deleteOrder(ledger, second)
        return json({ success: true })
      case 'GET subscriptions':
        return second === 'accounts'
          ? this.subscriptionsOf(third)
          : json(subscriptionView(found(ledger.subscription(second))))
      case 'POST operations':
        return this.collectOpen(text(fields['accountKey']))
      case 'GET invoices':
        return third === 'files'
          ? json({
              success: true,
              invoiceFiles: [{ pdfFileUrl: `/v1/files/${found(ledger.invoice(second)).number}` }],
            })
          : this.invoicesOf(query.get('accountNumber') ?? '')
      case 'GET refunds':
        return json({ success: true, refunds: refundViews(ledger, query.get('accountNumber') ?? '') })
      case 'GET transactions':
        return second === 'invoices' ? this.invoiceLinesOf(fourth) : this.paymentsOf(fourth)
      case 'GET catalog':
        return json(catalogView(ledger.plans()))
      case 'GET files':
        return {
          status: 200,
          headers: { 'content-type': 'application/pdf' },
          body: invoicePdf(invoiceText(found(ledger.invoice(second)), second)),
        }
      default:
        return null
    }
  }

  private openAccount(fields: Record<string, unknown>): StandInResponse {
    const { ledger } = this.parts
    const number = text(fields['accountNumber'])
    const currency = ledgerCurrencies.find((each) => each === fields['currency'])
    if (ledger.account(number)) return refuse(58_490_030, 'The account number is taken.')
    if (!currency || number === '') return refuse(INVALID, 'currency')
    ledger.openAccount(number, text(at(fields, 'billToContact', 'workEmail')), currency)
    if (!ledger.usePaymentMethod(number, text(fields['hpmCreditCardPaymentMethodId'])))
      return refuse(NOT_FOUND, 'hpmCreditCardPaymentMethodId')
    return json({ success: true, accountNumber: number, accountId: number })
  }

  private accountView(number: string): StandInResponse {
    const account = found(this.parts.ledger.account(number))
    return json({ success: true, basicInfo: { id: account.reference, accountNumber: account.reference } })
  }

  private methodsOf(number: string): StandInResponse {
    const { ledger } = this.parts
    const methods = ledger.state.paymentMethods.filter(
      ({ account }) => account === found(ledger.account(number)).reference,
    )
    return json({
      success: true,
      creditcard: methods.filter(({ kind }) => kind === 'card').map(({ id }) => ({ id })),
      paypal: methods.filter(({ kind }) => kind === 'paypal').map(({ id }) => ({ id })),
    })
  }

  private order(fields: Record<string, unknown>): StandInResponse {
    const { ledger } = this.parts
    const { order, subscription, invoice, payment } = placeOrder(
      ledger,
      fields,
      (account) => ledger.account(account)?.currency ?? 'USD',
    )
    if (order.status === 'failed') return refuse(DECLINED, 'The payment was declined.')
    return json({
      success: true,
      orderNumber: order.number,
      accountNumber: order.account,
      status: 'Completed',
      subscriptionNumbers: [subscription.number],
      invoiceNumbers: invoice ? [invoice.number] : [],
      paidAmount: payment === 'paid' && invoice ? invoice.amount / 100 : 0,
    })
  }

  private subscriptionsOf(account: string): StandInResponse {
    const { ledger } = this.parts
    found(ledger.account(account))
    return json({ success: true, subscriptions: ledger.subscriptionsOf(account).map(subscriptionView) })
  }

  private invoicesOf(account: string): StandInResponse {
    return json({
      success: true,
      invoices: this.parts.ledger.state.invoices
        .filter((invoice) => invoice.account === account)
        .toReversed()
        .map(invoiceView),
    })
  }

  private invoiceLinesOf(account: string): StandInResponse {
    const { ledger } = this.parts
    found(ledger.account(account))
    return json({
      success: true,
      invoices: ledger.state.invoices
        .filter((invoice) => invoice.account === account)
        .toReversed()
        .map(invoiceLinesView),
    })
  }

  private paymentsOf(account: string): StandInResponse {
    const { ledger } = this.parts
    found(ledger.account(account))
    return json({
      success: true,
      payments: ledger.state.payments
        .filter((payment) => payment.account === account)
        .toReversed()
        .map(paymentView),
    })
  }

  private collectOpen(account: string): StandInResponse {
    const { ledger } = this.parts
    const open = ledger.state.invoices.filter(
      (invoice) => invoice.account === account && invoice.state === 'unpaid',
    )
    const results = open.map((invoice) => collect(ledger, invoice))
    return results.includes('declined')
      ? refuse(DECLINED, 'The payment was declined.')
      : json({ success: true, amountCollected: open.reduce((sum, invoice) => sum + invoice.amount, 0) / 100 })
  }
}

/** What a call that writes keeps for itself while it is in work. */
function heldBy({ method, path, headers, body }: StandInRequest): string[] {
  if (method === 'GET' || !path.startsWith('/zuora/v1/') || path.endsWith('/preview')) return []
  const key = text(headers['idempotency-key'])
  const subscriptions = list(at(fieldsOf(body), 'subscriptions')).map((each) =>
    text(at(each, 'subscriptionNumber')),
  )
  return [
    ...(key === '' ? [] : [`key ${key}`]),
    ...subscriptions.filter((number) => number !== '').map((number) => `subscription ${number}`),
  ]
}

const conflict = (code: number, message: string): StandInResponse =>
  json({ success: false, processId: randomBytes(8).toString('hex'), reasons: [{ code, message }] }, 409)

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ZuoraRefusal(NOT_FOUND, 'Not found.')
  return value
}

function refuse(code: number, message: string): never {
  throw new ZuoraRefusal(code, message)
}
