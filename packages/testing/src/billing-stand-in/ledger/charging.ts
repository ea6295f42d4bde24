import { totalOf, type Line } from './amounts.ts'
import type { Ledger } from './ledger.ts'
import type { LedgerInvoice, LedgerOrder, LedgerPayment, LedgerSubscription } from './state.ts'

export type ChargeResult = 'paid' | 'declined' | 'waiting'

export function bill(
  ledger: Ledger,
  subscription: LedgerSubscription,
  lines: Line[],
  order: LedgerOrder | null,
): LedgerInvoice {
  const amount = totalOf(lines)
  const invoice: LedgerInvoice = {
    number: ledger.next('INV'),
    account: subscription.account,
    subscription: subscription.number,
    order: order?.number ?? null,
    at: ledger.now(),
    currency: subscription.currency,
    amount,
    balance: amount,
    state: amount === 0 ? 'paid' : 'unpaid',
    declined: 0,
    lines,
  }
  ledger.state.invoices.push(invoice)
  if (amount === 0) useDiscount(subscription, invoice)
  return invoice
}

/** One payment less that it counts for; one of nothing is a payment, too. */
function useDiscount({ discount }: LedgerSubscription, invoice: LedgerInvoice): void {
  if (discount && discount.paymentsLeft !== null && invoice.lines.some((line) => line.kind === 'discount'))
    discount.paymentsLeft = Math.max(0, discount.paymentsLeft - 1)
}

/** Takes what an invoice leaves open from the account's payment method. */
export function collect(ledger: Ledger, invoice: LedgerInvoice): ChargeResult {
  if (invoice.state !== 'unpaid') return 'paid'
  if (
    ledger.state.payments.some(
      (payment) => payment.invoice === invoice.number && payment.state === 'processing',
    )
  )
    return 'waiting'
  const payment: LedgerPayment = {
    number: ledger.next('P'),
    account: invoice.account,
    invoice: invoice.number,
    subscription: invoice.subscription,
    order: invoice.order,
    at: ledger.now(),
    currency: invoice.currency,
    amount: invoice.balance,
    state: 'processing',
  }
  ledger.state.payments.push(payment)
  if (ledger.state.paymentsWait) return 'waiting'
  return settle(ledger, payment, accepts(ledger, invoice.account))
}

function accepts(ledger: Ledger, account: string): boolean {
  const method = ledger.paymentMethod(ledger.account(account)?.paymentMethod)
  if (!method || method.behavior === 'declines') return false
  if (method.declinesLeft === 0) return true
  method.declinesLeft -= 1
  return false
}

/** The bank's yes or no to a payment in processing. */
export function settle(ledger: Ledger, payment: LedgerPayment, isPaid: boolean): ChargeResult {
  const invoice = ledger.invoice(payment.invoice)
  const subscription = ledger.subscription(payment.subscription)
  if (!invoice || !subscription) throw new Error(`payment ${payment.number} belongs to no invoice`)
  payment.state = isPaid ? 'paid' : 'failed'
  if (isPaid) {
    invoice.balance = 0
    invoice.state = 'paid'
    subscription.paidAmount += payment.amount
    useDiscount(subscription, invoice)
  } else {
    invoice.declined += 1
  }
  ledger.onEvent({
    type: isPaid ? 'payment-processed' : 'payment-declined',
    subscription,
    order: ledger.order(invoice.order ?? '') ?? null,
    invoice,
    payment: payment.number,
  })
  return isPaid ? 'paid' : 'declined'
}

/** An invoice that will not be asked for any more. */
export function voidInvoice(invoice: LedgerInvoice | undefined): void {
  if (invoice?.state === 'unpaid') Object.assign(invoice, { state: 'void', balance: 0 })
}
