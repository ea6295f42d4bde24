import { parametersSignature } from '@vitrine/platform/billing/avangate/avangate-signatures'
import { escapeHtml, html, redirect, type StandInRequest, type StandInResponse } from '../http.ts'
import { discountOf, ledgerCurrencies } from '../ledger/catalog.ts'
import { start } from '../ledger/acts.ts'
import { periodLines, totalOf } from '../ledger/amounts.ts'
import { cardNumbers, cardOf } from '../ledger/cards.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { cardFields, page } from '../pages.ts'

interface Page {
  ledger: Ledger
  merchant: string
  secret: string
}

/** ConvertPlus: what a signed link sells, paid for here. */
export function buyPage(shop: Page, request: StandInRequest): StandInResponse {
  const link = Object.fromEntries(request.query)
  const wrong = whatIsWrong(shop, link)
  if (wrong !== null) return html(page('This link cannot be used', `<p>${wrong}</p>`), 403)
  return request.method === 'POST' ? pay(shop, link, request) : html(page('Checkout', form(shop, link, '')))
}

function whatIsWrong({ ledger, merchant, secret }: Page, link: Record<string, string>): string | null {
  if (link['merchant'] !== merchant) return 'It names another merchant.'
  if (link['signature'] !== parametersSignature(link, secret)) return 'Its signature is wrong.'
  if (Number(link['expiration']) * 1000 < ledger.machineTime()) return 'It is too old.'
  if (!ledger.plan(link['prod'] ?? '')) return 'There is no such product.'
  if (link['coupon'] && !discountOf(link['coupon'])) return 'There is no such coupon.'
  return null
}

function wantedBy({ ledger }: Page, link: Record<string, string>) {
  const plan = ledger.plan(link['prod'] ?? '')
  if (!plan) throw new Error('There is no such product.')
  const currency = ledgerCurrencies.find((each) => each === link['currency']) ?? 'USD'
  const trialDays = link['tprices'] === `${currency}:0` ? Number(link['tperiod'] ?? 0) : 0
  return {
    plan,
    currency,
    quantity: Number(link['qty'] ?? 1),
    discount: link['coupon'] ? discountOf(link['coupon']) : null,
    trialDays,
  }
}

function form(shop: Page, link: Record<string, string>, note: string): string {
  const { plan, currency, quantity, discount, trialDays } = wantedBy(shop, link)
  const price = totalOf(periodLines(plan.id, plan.prices[currency], quantity, discount)) / 100
  return `${note === '' ? '' : `<p role="alert">${escapeHtml(note)}</p>`}<p>${escapeHtml(plan.id)} × ${quantity}: ${price.toFixed(2)} ${currency}${trialDays > 0 ? `, after ${trialDays} days without charge` : ''}</p><form method="post">${cardFields}<button>Place order</button></form>`
}

function pay(shop: Page, link: Record<string, string>, { body }: StandInRequest): StandInResponse {
  const { ledger, secret } = shop
  const fields = new URLSearchParams(body)
  const account = link['customer-ext-ref'] ?? ''
  const checkout = link['order-ext-ref'] ?? ''
  const wanted = wantedBy(shop, link)
  const paypalEmail = fields.get('paypal') || null
  const typed = fields.get('card') ?? ''
  const card = cardOf(typed)
  const sold = ledger.state.orders.find(
    (order) => order.externalReference === checkout && order.status !== 'failed',
  )
  if (sold) return back(ledger, link, sold.number, secret)
  if (paypalEmail === null && card.asksForConfirmation && !fields.has('confirmed')) {
    return html(
      page(
        'Confirm your payment',
        `<p>Your bank asks whether this payment is yours.</p><form method="post"><input type="hidden" name="card" value="${escapeHtml(typed)}"><button name="confirmed" value="yes">It is mine</button> <button name="confirmed" value="no">It is not</button></form>`,
      ),
    )
  }
  ledger.openAccount(account, link['email'] ?? '')
  const isRefused = paypalEmail === null && (card.isRefusedOnForm || fields.get('confirmed') === 'no')
  const method = ledger.storePaymentMethod({
    account,
    kind: paypalEmail === null ? 'card' : 'paypal',
    ...cardNumbers(typed),
    paypalEmail,
    behavior: isRefused ? 'declines' : paypalEmail === null ? card.behavior : 'pays',
  })
  ledger.usePaymentMethod(account, method.id)
  const { order } = start(ledger, {
    ...wanted,
    ...(isRefused && { trialDays: 0 }),
    order: ledger.next('7'),
    externalReference: checkout,
    account,
  })
  return order.status === 'failed'
    ? html(page('Checkout', form(shop, link, 'The payment was declined. Please use another card.')))
    : back(ledger, link, order.number, secret)
}

function back(
  ledger: Ledger,
  link: Record<string, string>,
  reference: string,
  secret: string,
): StandInResponse {
  const url = new URL(link['return-url'] ?? '/', 'http://site.invalid')
  const payment = ledger.state.payments.find((each) => each.order === reference)
  url.searchParams.set('refno', reference)
  url.searchParams.set('total', ((payment?.amount ?? 0) / 100).toFixed(2))
  url.searchParams.set('total-currency', link['currency'] ?? '')
  url.searchParams.set('signature', parametersSignature(Object.fromEntries(url.searchParams), secret))
  return redirect(url.toString())
}
