import { periodLines } from './amounts.ts'
import { bill, collect } from './charging.ts'
import type { Ledger } from './ledger.ts'
import { DAY_MS, periodAfter } from './periods.ts'
import type { LedgerInvoice, LedgerSubscription } from './state.ts'

/** Days after the first decline on which an invoice is tried again. */
const RETRY_DAYS = [1, 3, 5, 7]

/**
 * Moves the clock, and does on the way what falls due, in its order and dated when it fell due, also where
 * the clock has gone past that by itself. The machine's clock goes on meanwhile: the distance to it grows by
 * `byMs` and no more.
 */
export function moveClock(ledger: Ledger, byMs: number): void {
  const ahead = ledger.state.clockAheadMs + byMs
  const machine = ledger.machineTime()
  const target = machine + ahead
  for (let due = nextDue(ledger, target); due; due = nextDue(ledger, target)) {
    ledger.state.clockAheadMs = due.at - machine
    due.run()
  }
  ledger.state.clockAheadMs = ahead
}

/** What fell due since the last look, where the clock went on by itself. */
export const catchUp = (ledger: Ledger): void => moveClock(ledger, 0)

interface Due {
  at: number
  run: () => void
}

function nextDue(ledger: Ledger, until: number): Due | undefined {
  // Looked up once: the stand-in asks at each of its calls.
  const unpaid = new Map(
    ledger.state.invoices
      .filter(({ state }) => state === 'unpaid')
      .toReversed()
      .map((invoice) => [invoice.subscription, invoice]),
  )
  const due = ledger.state.subscriptions
    .flatMap((subscription) => dueOf(ledger, subscription, unpaid.get(subscription.number)))
    .filter(({ at }) => at <= until)
  return due.toSorted((one, other) => one.at - other.at)[0]
}

function dueOf(ledger: Ledger, subscription: LedgerSubscription, open: LedgerInvoice | undefined): Due[] {
  if (subscription.endedAt !== null) return []
  const isProcessing =
    open &&
    ledger.state.payments.some((payment) => payment.invoice === open.number && payment.state === 'processing')
  const retryAfter = open && !isProcessing && open.declined > 0 ? RETRY_DAYS[open.declined - 1] : undefined
  return [
    { at: subscription.periodEnd, run: () => renew(ledger, subscription) },
    ...(open && retryAfter !== undefined
      ? [{ at: open.at + retryAfter * DAY_MS, run: () => collect(ledger, open) }]
      : []),
  ]
}

function renew(ledger: Ledger, subscription: LedgerSubscription): void {
  const open = ledger.openInvoice(subscription.number)
  if (!subscription.renews || open) {
    subscription.endedAt = subscription.periodEnd
    if (open) Object.assign(open, { state: 'void', balance: 0 })
    ledger.onEvent({ type: 'subscription-ended', subscription, order: null, invoice: null, payment: null })
    return
  }
  const { scheduled, periodEnd } = subscription
  if (scheduled)
    Object.assign(subscription, {
      planId: scheduled.planId,
      period: scheduled.period,
      unitPrice: scheduled.unitPrice,
      quantity: scheduled.quantity,
      scheduled: null,
    })
  if (subscription.isTrial || scheduled)
    Object.assign(subscription, { isTrial: false, anchor: periodEnd, periodCount: 0 })
  subscription.periodCount += 1
  Object.assign(subscription, {
    periodStart: periodEnd,
    periodEnd: periodAfter(subscription.anchor, subscription.period, subscription.periodCount),
    paidAmount: 0,
  })
  const invoice = bill(
    ledger,
    subscription,
    periodLines(subscription.planId, subscription.unitPrice, subscription.quantity, subscription.discount),
    null,
  )
  if (invoice.amount === 0)
    ledger.onEvent({ type: 'subscription-changed', subscription, order: null, invoice, payment: null })
  else collect(ledger, invoice)
}
