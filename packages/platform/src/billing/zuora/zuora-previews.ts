import type { Clock } from '../../clock.ts'
import type { ReadOutcome } from '../billing-provider.ts'
import type { PricePreview, PreviewRequest } from '../records.ts'
import { changeActions, createSubscription, dayText } from './order-actions.ts'
import { troubleOf, type ZuoraApi } from './zuora-api.ts'
import type { ZuoraBooks } from './zuora-books.ts'
import { money, subscriptionRecord } from './zuora-records.ts'
import { previewSchema, type ZuoraSubscription } from './zuora-schemas.ts'

/** What an order would bill, asked before it is placed. */
export class ZuoraPreviews {
  private readonly api: ZuoraApi
  private readonly books: ZuoraBooks
  private readonly clock: Clock

  constructor(api: ZuoraApi, books: ZuoraBooks, clock: Clock) {
    this.api = api
    this.books = books
    this.clock = clock
  }

  async preview(request: PreviewRequest): Promise<ReadOutcome<PricePreview>> {
    const { subscriptionReference, plan, quantity, discount } = request
    const now = this.clock.now()
    const subscription =
      subscriptionReference === null ? null : await this.books.subscription(subscriptionReference)
    if (subscription && subscription.outcome !== 'done') return subscription
    const charge = quantity === 1 ? null : await this.books.chargeId(plan.providerPlanId)
    if (charge && charge.outcome !== 'done') return charge
    const chargeId = charge?.value ?? null
    const actions = subscription
      ? changeActions(request, subscription.value, chargeId, now)
      : createSubscription({ providerPlanId: plan.providerPlanId, chargeId, quantity }, discount, now)
    return await this.ask(request, actions, subscription?.value ?? null)
  }

  private async ask(
    { accountReference, subscriptionReference, plan, effective }: PreviewRequest,
    actions: unknown[],
    subscription: ZuoraSubscription | null,
  ): Promise<ReadOutcome<PricePreview>> {
    const now = this.clock.now()
    const { currency } = plan.price
    // One who has never paid has no account there yet.
    const account = await this.books.account(accountReference)
    const who =
      account.outcome === 'done'
        ? { existingAccountNumber: accountReference }
        : { previewAccountInfo: { currency, billCycleDay: now.getUTCDate() } }
    const result = await this.api.send('POST', '/v1/orders/preview', previewSchema, {
      orderDate: dayText(now),
      ...who,
      subscriptions: [
        {
          ...(subscriptionReference !== null && { subscriptionNumber: subscriptionReference }),
          orderActions: actions,
        },
      ],
      previewOptions: {
        previewTypes: ['BillingDocs'],
        previewThruType: 'NumberOfPeriods',
        previewNumberOfPeriods: 2,
      },
    })
    if (result.kind !== 'ok') return troubleOf(result)
    const [first, second] = result.body.previewResult.invoices
    const isLater = effective === 'next-billing-date'
    const due = isLater ? undefined : first
    const next = isLater ? first : second
    // Its period alone is asked of it, which stands in no invoice.
    const present =
      subscription && account.outcome === 'done'
        ? subscriptionRecord(subscription, { ...account.value, subscriptionsOf: new Map() }, now)
        : null
    const billedThrough =
      due?.invoiceItems.flatMap((item) =>
        item.amountWithoutTax > 0 && item.serviceEndDate ? [item.serviceEndDate.getTime()] : [],
      ) ?? []
    const nextBillingDate =
      isLater && present
        ? present.periodEnd
        : billedThrough.length > 0
          ? new Date(Math.max(...billedThrough))
          : (present?.periodEnd ?? now)
    return {
      outcome: 'done',
      value: {
        amountDueNow: { amount: Math.max(0, due ? money(due.amount, currency).amount : 0), currency },
        nextAmount: next ? money(next.amount, currency) : plan.price,
        nextBillingDate,
        lines: (due?.invoiceItems ?? []).map((item) => ({
          kind:
            item.processingType === 'Discount' ? 'discount' : item.amountWithoutTax < 0 ? 'credit' : 'charge',
          text: item.chargeName ?? '',
          amount: money(item.amountWithoutTax, currency),
        })),
      },
    }
  }
}
