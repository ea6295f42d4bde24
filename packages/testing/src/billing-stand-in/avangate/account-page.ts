import { escapeHtml, html, type StandInRequest, type StandInResponse } from '../http.ts'
import { cardNumbers, cardOf } from '../ledger/cards.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { cardFields, page } from '../pages.ts'

/**
 * 2Checkout's own page of a shopper's account, where a payment method is changed. It asks nobody to log in:
 * whose account it is, is chosen.
 */
export function accountPage(ledger: Ledger, { method, body }: StandInRequest): StandInResponse {
  return html(
    page(
      'My account',
      `${method === 'POST' ? change(ledger, new URLSearchParams(body)) : ''}${form(ledger)}`,
    ),
  )
}

function change(ledger: Ledger, fields: URLSearchParams): string {
  const account = ledger.account(fields.get('account') ?? '')
  if (!account) return '<p role="alert">There is no such account.</p>'
  const paypalEmail = fields.get('paypal') || null
  const typed = fields.get('card') ?? ''
  const card = cardOf(typed)
  if (paypalEmail === null && card.isRefusedOnForm)
    return '<p role="alert">This card was refused. Please use another one.</p>'
  const { id } = ledger.storePaymentMethod({
    account: account.reference,
    kind: paypalEmail === null ? 'card' : 'paypal',
    ...cardNumbers(typed),
    paypalEmail,
    behavior: paypalEmail === null ? card.behavior : 'pays',
  })
  ledger.usePaymentMethod(account.reference, id)
  return '<p role="status">The new payment method is stored. You can close this page, or go back to the shop.</p>'
}

function form(ledger: Ledger): string {
  const accounts = ledger.state.accounts
    .toReversed()
    .map(
      ({ reference, email }) =>
        `<option value="${escapeHtml(reference)}">${escapeHtml(`${reference} ${email}`.trim())}</option>`,
    )
  if (accounts.length === 0) return '<p>Nobody has bought anything yet.</p>'
  return `<p>Here members of 2Checkout change their payment method.</p><form method="post"><label>Account <select name="account">${accounts.join('')}</select></label>${cardFields}<button>Store payment method</button></form>`
}
