import type { Clock } from '../../clock.ts'
import type { OperationOutcome, Outcome } from '../billing-provider.ts'
import type { ProviderSubscription, SubscriptionAfter } from '../records.ts'
import { cancelFrom, dayText } from './order-actions.ts'
import { troubleOf, type ZuoraApi } from './zuora-api.ts'
import type { ZuoraBooks } from './zuora-books.ts'
import { isGivenBack, money } from './zuora-records.ts'
import { doneSchema, orderSchema } from './zuora-schemas.ts'

export interface OrderRequest {
  ourReference: string
  accountReference: string
  /** Null: the order makes one. */
  subscriptionReference: string | null
  actions: unknown[]
  /** Bill and charge what the order asks for. */
  takesMoney: boolean
}

const WAITING = new Set(['Pending', 'Executing', 'Scheduled', 'Draft'])

/** Orders under our own number: made once, and read back by it. */
export class ZuoraOrders {
  private readonly api: ZuoraApi
  private readonly books: ZuoraBooks
  private readonly clock: Clock

  constructor(api: ZuoraApi, books: ZuoraBooks, clock: Clock) {
    this.api = api
    this.books = books
    this.clock = clock
  }

  async place(request: OrderRequest): Promise<Outcome<SubscriptionAfter>> {
    const { ourReference, accountReference, subscriptionReference, actions, takesMoney } = request
    const result = await this.api.send(
      'POST',
      '/v1/orders',
      doneSchema,
      {
        orderNumber: ourReference,
        orderDate: dayText(this.clock.now()),
        existingAccountNumber: accountReference,
        subscriptions: [
          {
            ...(subscriptionReference !== null && { subscriptionNumber: subscriptionReference }),
            orderActions: actions,
          },
        ],
        processingOptions: { runBilling: takesMoney, collectPayment: takesMoney },
      },
      ourReference,
    )
    if (result.kind === 'failed' && result.category === 'declined')
      return { outcome: 'declined', reason: 'card-declined' }
    if (result.kind !== 'ok') return troubleOf(result)
    const outcome = await this.readBack(ourReference, accountReference)
    // Zuora has just said that it is there.
    return outcome.outcome === 'absent' || outcome.outcome === 'refused'
      ? { outcome: 'unknown', code: 'order-not-found-yet' }
      : outcome
  }

  /**
   * What became of an order. One whose payment was refused for good is undone here, so that nothing is left
   * unpaid.
   */
  async readBack(orderNumber: string, accountReference: string): Promise<OperationOutcome> {
    const result = await this.api.get(`/v1/orders/${encodeURIComponent(orderNumber)}`, orderSchema)
    if (result.kind === 'failed' && result.category === 'not-found') return { outcome: 'absent' }
    if (result.kind !== 'ok') return troubleOf(result)
    const { order } = result.body
    const [placed] = order.subscriptions
    if (order.existingAccountNumber !== accountReference)
      return { outcome: 'refused', reason: 'invalid', code: 'order-of-another-account' }
    if (WAITING.has(order.status)) return { outcome: 'waiting', reference: orderNumber }
    if (order.status !== 'Completed' || !placed) return { outcome: 'declined', reason: 'declined' }
    const isStart = placed.orderActions.some(({ type }) => type === 'CreateSubscription')
    const records = await this.books.account(accountReference)
    if (records.outcome !== 'done') return records
    const invoice = records.value.invoices.find(
      ({ sourceId, status }) => sourceId === orderNumber && status === 'Posted',
    )
    const payments = records.value.payments.filter(({ paidInvoices }) =>
      paidInvoices.some(({ invoiceId }) => invoiceId === invoice?.id),
    )
    if (invoice && invoice.balance > 0 && !isGivenBack(invoice, payments, records.value.refunds)) {
      const isDecided =
        payments.length > 0 && payments.every(({ status }) => status === 'Error' || status === 'Canceled')
      if (!isDecided) return { outcome: 'waiting', reference: orderNumber }
      return await this.undo(orderNumber, accountReference, isStart ? placed.subscriptionNumber : null)
    }
    const subscription = await this.books.record(placed.subscriptionNumber, this.clock.now())
    if (subscription.outcome !== 'done')
      return subscription.outcome === 'absent'
        ? { outcome: 'unknown', code: 'no-subscription-yet' }
        : subscription
    const paid = payments.filter(({ status }) => status === 'Processed')
    if (isStart && paid.length === 0 && wasUndone(subscription.value))
      return { outcome: 'declined', reason: 'card-declined' }
    return {
      outcome: 'done',
      value: {
        subscription: subscription.value,
        charged:
          invoice && paid.length > 0
            ? money(
                paid.reduce((sum, { amount }) => sum + amount, 0),
                invoice.currency,
              )
            : null,
        invoiceReference: invoice?.id ?? null,
        paymentReference: paid[0]?.paymentNumber ?? null,
        orderReference: orderNumber,
      },
    }
  }

  /** Deletes an order that changed a subscription; done also where it is gone. */
  async remove(orderNumber: string): Promise<Outcome<null>> {
    const result = await this.api.send('DELETE', `/v1/orders/${encodeURIComponent(orderNumber)}`, doneSchema)
    if (result.kind === 'ok' || (result.kind === 'failed' && result.category === 'not-found'))
      return { outcome: 'done', value: null }
    return troubleOf(result)
  }

  /** A new subscription is cancelled from its first day, a change is deleted. */
  private async undo(
    orderNumber: string,
    accountReference: string,
    newSubscription: string | null,
  ): Promise<OperationOutcome> {
    if (newSubscription === null) {
      const removed = await this.remove(orderNumber)
      return removed.outcome === 'done'
        ? { outcome: 'declined', reason: 'card-declined' }
        : { outcome: 'unknown', code: 'not-undone-yet' }
    }
    const subscription = await this.books.subscription(newSubscription)
    if (subscription.outcome !== 'done') return { outcome: 'unknown', code: 'not-undone-yet' }
    const undoing = `${orderNumber}-undo`
    const result = await this.api.send(
      'POST',
      '/v1/orders',
      doneSchema,
      {
        orderNumber: undoing,
        orderDate: dayText(this.clock.now()),
        existingAccountNumber: accountReference,
        subscriptions: [
          {
            subscriptionNumber: newSubscription,
            orderActions: cancelFrom(subscription.value.subscriptionStartDate),
          },
        ],
        processingOptions: { runBilling: true, collectPayment: false },
      },
      undoing,
    )
    return result.kind === 'ok'
      ? { outcome: 'declined', reason: 'card-declined' }
      : { outcome: 'unknown', code: 'not-undone-yet' }
  }
}

/** Cancelled from its first day. */
const wasUndone = ({ startDate, endsDate }: ProviderSubscription): boolean =>
  endsDate !== null && endsDate <= startDate
