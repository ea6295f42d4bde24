import {
  fieldsOf,
  json,
  list,
  at,
  text,
  escapeHtml,
  redirect,
  type StandInRequest,
  type StandInResponse,
} from './http.ts'
import { faultKinds, type Fault } from './faults.ts'
import { reverse, undo } from './ledger/acts.ts'
import { settle } from './ledger/charging.ts'
import type { Ledger } from './ledger/ledger.ts'
import { DAY_MS } from './ledger/periods.ts'
import { moveClock } from './ledger/time.ts'
import type { NotificationQueue } from './notifications.ts'
import { page } from './pages.ts'

interface Controlled {
  zuora: Ledger
  avangate: Ledger
  faults: Fault[]
  notifications: NotificationQueue
}

/**
 * `POST /control`, as JSON or as a form. Fields, each of its own: `advanceDays` moves both clocks; `fault`
 * {matching, how, isDone, times, delayMs}; `notifications` {duplicate, hold, forge}; `release`;
 * `keepsUnpaidOrders`; `paymentsWait`; `settle` (true pays); `refund` and `chargeBack` name a subscription;
 * `price` {plan, currency, amount}. Responds with the time and the subscriptions.
 */
export function respondToControl(controlled: Controlled, { body, headers }: StandInRequest): StandInResponse {
  const isForm = text(headers['content-type']).startsWith('application/x-www-form-urlencoded')
  const fields = isForm ? Object.fromEntries(new URLSearchParams(body)) : fieldsOf(body)
  for (const ledger of [controlled.zuora, controlled.avangate]) controlLedger(ledger, fields)
  // 2Checkout makes no subscription of an order that is not paid.
  if (fields['keepsUnpaidOrders'] !== undefined)
    controlled.zuora.state.keepsUnpaidOrders = isTrue(fields['keepsUnpaidOrders'])
  const { faults, notifications } = controlled
  const fault = fields['fault']
  const how = faultKinds.find((kind) => kind === at(fault, 'how'))
  if (how)
    faults.push({
      matching: text(at(fault, 'matching')),
      how,
      isDone: at(fault, 'isDone') === true,
      times: Number(at(fault, 'times') ?? 1),
      delayMs: Number(at(fault, 'delayMs') ?? 1000),
    })
  for (const name of ['duplicate', 'hold', 'forge'] as const) {
    const wanted = at(fields['notifications'], name) ?? fields[name]
    if (wanted !== undefined) notifications.next[name] = isTrue(wanted)
  }
  if (fields['release'] !== undefined) notifications.release()
  if (isForm) return redirect('/')
  return json({
    zuora: summary(controlled.zuora),
    avangate: summary(controlled.avangate),
    notifications: notifications.sent.map(({ kind, state, tries }) => ({ kind, state, tries })),
  })
}

const isTrue = (value: unknown): boolean => value === true || value === 'true'

function controlLedger(ledger: Ledger, fields: Record<string, unknown>): void {
  const days = Number(fields['advanceDays'] ?? 0)
  if (days > 0) moveClock(ledger, days * DAY_MS)
  if (fields['paymentsWait'] !== undefined) ledger.state.paymentsWait = isTrue(fields['paymentsWait'])
  if (fields['settle'] !== undefined) settleAll(ledger, isTrue(fields['settle']))
  const currency = (['USD', 'EUR', 'GBP', 'CAD'] as const).find(
    (each) => each === at(fields['price'], 'currency'),
  )
  const plan = text(at(fields['price'], 'plan'))
  if (currency)
    ledger.state.prices[plan] = {
      ...ledger.state.prices[plan],
      [currency]: Number(at(fields['price'], 'amount')),
    }
  for (const [name, kind] of [
    ['refund', 'refund'],
    ['chargeBack', 'chargeback'],
  ] as const) {
    const subscription = ledger.subscription(text(fields[name]))
    if (subscription) reverse(ledger, subscription, kind)
  }
}

/** The bank decides about what it has kept waiting. */
export function settleAll(ledger: Ledger, isPaid: boolean): void {
  for (const payment of ledger.state.payments.filter(({ state }) => state === 'processing')) {
    const result = settle(ledger, payment, isPaid)
    const order = ledger.order(payment.order ?? '')
    if (order && (result === 'paid' || ledger.state.keepsUnpaidOrders)) order.status = 'completed'
    else if (order) undo(ledger, order, 'failed')
  }
}

const summary = (ledger: Ledger) => ({
  now: new Date(ledger.now()).toISOString(),
  subscriptions: ledger.state.subscriptions.map(({ number, account, planId, periodEnd, endedAt }) => ({
    number,
    account,
    planId,
    periodEnd: new Date(periodEnd).toISOString(),
    hasEnded: endedAt !== null,
  })),
})

/** The page for people, who move the clock and watch what follows. */
export function consolePage({ zuora, avangate, faults, notifications }: Controlled): string {
  const button = (name: string, value: string, label: string) =>
    `<button name="${name}" value="${escapeHtml(value)}">${label}</button> `
  const books = (
    [
      ['Zuora', zuora],
      ['2Checkout', avangate],
    ] as const
  )
    .map(
      ([name, ledger]) => `<h2>${name}</h2><p>It is ${new Date(ledger.now()).toUTCString()} there.</p>
<table><tr><th>Subscription</th><th>Account</th><th>Plan</th><th>Slots</th><th>Paid until</th><th></th></tr>${ledger.state.subscriptions.map((subscription) => `<tr><td>${escapeHtml(subscription.number)}</td><td>${escapeHtml(subscription.account)}</td><td>${escapeHtml(subscription.planId)}</td><td>${subscription.quantity}</td><td>${new Date(subscription.periodEnd).toUTCString()}${subscription.endedAt === null ? '' : ' (ended)'}</td><td><form method="post" action="/control">${button('refund', subscription.number, 'Refund')}${button('chargeBack', subscription.number, 'Charge back')}</form></td></tr>`).join('')}</table>
<p>${ledger.state.payments.length} payments, ${ledger.state.payments.filter(({ state }) => state === 'failed').length} of them declined.</p>`,
    )
    .join('')
  return page(
    'Payments stand-in',
    `<p>A discount’s rate plan or coupon says by its name what it gives: <code>20-percent</code>, <code>welcome-20-percent-once</code>, <code>20-percent-3-times</code>, <code>5.00-off</code>.</p><form method="post" action="/control"><h2>Clock</h2>${button('advanceDays', '1', 'A day on')}${button('advanceDays', '7', 'A week on')}${button('advanceDays', '31', 'A month on')}
<h2>Payments and notifications</h2>${button('paymentsWait', 'true', 'Payments wait')}${button('paymentsWait', 'false', 'Payments are decided at once')}${button('settle', 'true', 'Pay what waits')}${button('settle', 'false', 'Decline what waits')}${button('duplicate', 'true', 'Send everything twice')}${button('duplicate', 'false', 'Send everything once')}</form>
${books}<h2>Notifications</h2><p>${notifications.sent.filter(({ state }) => state === 'received').length} of ${notifications.sent.length} received; ${list(faults.filter(({ times }) => times > 0)).length} faults to come.</p>`,
  )
}
