import { createServer, type Server } from 'node:http'
import { startBillingStandIn, type BillingStandIn } from '@vitrine/testing/billing-stand-in/stand-in'
import type { Ledger } from '@vitrine/testing/billing-stand-in/ledger/ledger'
import { catchUp } from '@vitrine/testing/billing-stand-in/ledger/time'
import { DAY_MS } from '@vitrine/testing/billing-stand-in/ledger/periods'
import type { Clock } from '../../clock.ts'
import { loadConfig, type Config } from '../../config.ts'
import type { IncomingNotification } from '../billing-notification.ts'
import type { BillingProvider } from '../billing-provider.ts'
import type { BeginCheckout, CheckoutCompleted, CompleteCheckout } from '../checkout.ts'
import type { DiscountAtProvider, PlanAtProvider } from '../records.ts'

export const planOf = (
  id: string,
  amount: number,
  billingPeriod: PlanAtProvider['billingPeriod'] = 'Monthly',
): PlanAtProvider => ({
  ratePlanId: id,
  providerPlanId: id,
  billingPeriod,
  price: { amount, currency: 'USD' },
})
export const unlimited = planOf('unlimited-monthly', 2999)
export const marks = planOf('marks-monthly', 999)
export const enterprise = planOf('enterprise-monthly', 2499)
export const fifthOff: DiscountAtProvider = {
  code: 'WELCOME',
  providerDiscountId: '20-percent-once',
  percent: 20,
  amount: null,
  payments: 1,
}

export interface Begun {
  checkout: BeginCheckout
  completing: CompleteCheckout
}

/** An adapter on the stand-in, over HTTP, with a member's browser and an ear for notifications. */
export abstract class ProviderHarness {
  standIn!: BillingStandIn
  provider!: BillingProvider
  readonly received: IncomingNotification[] = []
  private site!: Server
  private machine = Date.UTC(2026, 3, 1, 10)
  private count = 0

  abstract ledger(): Ledger
  abstract open(config: Config): BillingProvider
  /** The path of the stand-in at which a purchase or a change is made, for faults. */
  abstract readonly changePath: string
  /** What the member does on the provider's page; what the browser brings back. */
  abstract pay(
    page: { url: string } | { parameters: Record<string, string> },
    card: string,
  ): Promise<Record<string, string>>

  readonly clock: Clock = { now: () => new Date(this.machine) }

  async start(): Promise<void> {
    this.site = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(Buffer.from(chunk))
        const path = request.url ?? ''
        const kind = path.endsWith('ipn')
          ? 'avangate-ipn'
          : path.endsWith('lcn')
            ? 'avangate-lcn'
            : 'zuora-callout'
        const incoming: IncomingNotification = { kind, headers: request.headers, body: Buffer.concat(chunks) }
        this.received.push(incoming)
        const parsed = this.provider.parseNotification(incoming)
        const receipt = parsed.outcome === 'accepted' ? this.provider.receiptFor(parsed.notification) : null
        response
          .writeHead(receipt ? 200 : 401, { 'content-type': receipt?.contentType ?? 'text/plain' })
          .end(receipt?.body ?? '')
      })()
    })
    await new Promise<void>((resolve) => this.site.listen(0, '127.0.0.1', resolve))
    const address = this.site.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    this.standIn = await startBillingStandIn({
      siteUrl: `http://127.0.0.1:${port}`,
      machineNow: () => this.machine,
    })
    this.provider = this.open(loadConfig({ ...this.standIn.settings }))
  }

  async stop(): Promise<void> {
    await this.standIn.close()
    this.site.closeAllConnections()
    await new Promise<void>((resolve) => this.site.close(() => resolve()))
  }

  /** For both, the product and the provider. */
  days(days: number): void {
    for (let day = 0; day < days; day += 1) {
      this.machine += DAY_MS
      catchUp(this.ledger())
    }
  }

  minutes(minutes: number): void {
    this.machine += minutes * 60_000
  }

  reference(): string {
    this.count += 1
    return `VIT-${this.count}`
  }

  /** A checkout up to the moment at which the browser is back. */
  async checkedOut({
    account = 'V7',
    card = '4111 1111 1111 1111',
    plan = unlimited,
    quantity = 1,
    purpose = 'purchase',
    discount = null,
  }: {
    account?: string
    card?: string
    plan?: PlanAtProvider
    quantity?: number
    purpose?: BeginCheckout['purpose']
    discount?: DiscountAtProvider | null
  } = {}): Promise<Begun> {
    this.count += 1
    const checkout: BeginCheckout = {
      checkoutKey: `key${this.count}`,
      accountReference: account,
      email: 'member@vitrine.example',
      countryCode: 'US',
      purpose,
      plan,
      quantity,
      discount,
      hasAccount: this.ledger().account(account) !== undefined,
      expiresDate: new Date(this.clock.now().getTime() + 3_600_000),
      returnUrl: 'http://site.example/back',
    }
    const page = await this.provider.beginCheckout(checkout)
    if (page.outcome !== 'done') throw new Error(`beginCheckout: ${JSON.stringify(page)}`)
    const parameters = await this.pay(
      page.value.kind === 'redirect' ? { url: page.value.url } : { parameters: page.value.parameters },
      card,
    )
    return {
      checkout,
      completing: {
        checkoutKey: checkout.checkoutKey,
        accountReference: account,
        purpose,
        email: checkout.email,
        displayName: 'A member',
        countryCode: 'US',
        currency: 'USD',
        state: page.value.state,
        parameters,
      },
    }
  }

  async completed(wanted: Parameters<ProviderHarness['checkedOut']>[0] = {}): Promise<CheckoutCompleted> {
    const { completing } = await this.checkedOut(wanted)
    const outcome = await this.provider.completeCheckout(completing)
    if (outcome.outcome !== 'done') throw new Error(`completeCheckout: ${JSON.stringify(outcome)}`)
    return outcome.value
  }

  /** A running subscription, however the provider begins one. */
  async subscribed(
    wanted: {
      account?: string
      plan?: PlanAtProvider
      quantity?: number
      discount?: DiscountAtProvider | null
    } = {},
  ) {
    const { account = 'V7', plan = unlimited, quantity = 1, discount = null } = wanted
    const { purchase } = await this.completed({ ...wanted, purpose: 'purchase' })
    if (purchase) return purchase
    const started = await this.provider.startSubscription({
      kind: 'start',
      ourReference: this.reference(),
      accountReference: account,
      plan,
      quantity,
      discount,
    })
    if (started.outcome !== 'done') throw new Error(`startSubscription: ${JSON.stringify(started)}`)
    return started.value
  }

  async untilHeard(count: number): Promise<void> {
    for (let tries = 0; this.received.length < count && tries < 500; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10))
    if (this.received.length < count)
      throw new Error(`heard ${this.received.length} notifications of ${count}`)
  }
}
