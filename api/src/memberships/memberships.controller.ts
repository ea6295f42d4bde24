import { Controller, Inject, Req } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import type { OutgoingFile } from '@vitrine/contracts/files'
import * as endpoints from '@vitrine/contracts/memberships/endpoints'
import type { Database } from '@vitrine/database/database'
import { comparePricesInTime } from '@vitrine/domain/billing/compare-prices'
import type { Billing } from '@vitrine/domain/billing/run-operation'
import type { Clock } from '@vitrine/platform/clock'
import type { Config } from '@vitrine/platform/config'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import type { VitrineRequest } from '../http/request.ts'
import { BILLING, CLOCK, CONFIG, DATABASE } from '../infrastructure/tokens.ts'
import { DiscountCodeGuesses } from './discount-code-guesses.ts'
import { offeredPlans, shownPlan } from './offered-plans.ts'
import { checkDiscount } from './queries/check-discount.query.ts'
import { listInvoices, readInvoice } from './queries/list-invoices.query.ts'
import { previewPrice } from './queries/preview-price.query.ts'
import { readCheckout } from './queries/read-checkout.query.ts'
import { readMembership } from './queries/read-membership.query.ts'
import { readSubscription, type BillingSource } from './queries/read-subscription.query.ts'

/** What is sold, what a member has, and what a change would cost: nothing here changes anything. */
@Controller()
export class MembershipsController {
  constructor(
    private readonly guesses: DiscountCodeGuesses,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BILLING) private readonly billing: Billing,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.listRatePlans)
  async listRatePlans(
    @Input() { query: { currency = 'USD', enablePGL } }: EndpointInput<typeof endpoints.listRatePlans>,
  ) {
    return {
      items: (await offeredPlans(this.database, this.billing.providers, { currency, enablePGL })).map(
        shownPlan,
      ),
      currency,
    }
  }

  @Handles(endpoints.readSubscription)
  async readSubscription(
    @Input() _input: EndpointInput<typeof endpoints.readSubscription>,
    @Who() { userId }: Actor,
  ) {
    return await readSubscription(this.source(), userId)
  }

  @Handles(endpoints.readMembership)
  async readMembership(
    @Input() { query }: EndpointInput<typeof endpoints.readMembership>,
    @Who() { userId }: Actor,
  ) {
    return await readMembership(this.source(), userId, query)
  }

  @Handles(endpoints.checkDiscount)
  async checkDiscount(
    @Input() { query }: EndpointInput<typeof endpoints.checkDiscount>,
    @Who() { userId }: Actor,
    @Req() request: VitrineRequest,
  ) {
    await this.guesses.count(request, userId, query.discountCode)
    return await checkDiscount(this.source(), userId, query)
  }

  @Handles(endpoints.previewPrice)
  async previewPrice(
    @Input() { query }: EndpointInput<typeof endpoints.previewPrice>,
    @Who() { userId }: Actor,
    @Req() request: VitrineRequest,
  ) {
    await this.guesses.count(request, userId, query.discountCode)
    await comparePricesInTime(this.billing)
    return await previewPrice(this.source(), userId, query)
  }

  @Handles(endpoints.readCheckout)
  async readCheckout(
    @Input() { params: { key } }: EndpointInput<typeof endpoints.readCheckout>,
    @Who() { userId }: Actor,
  ) {
    return await readCheckout(this.database, { userId, key, now: this.clock.now() })
  }

  @Handles(endpoints.listInvoices)
  async listInvoices(
    @Input() { query: { offset, limit } }: EndpointInput<typeof endpoints.listInvoices>,
    @Who() { userId }: Actor,
  ) {
    const invoices = await listInvoices(
      { executor: this.database, providers: this.billing.providers },
      userId,
    )
    return {
      items: invoices.slice(offset, offset + limit),
      meta: { total: invoices.length, currentLimit: limit, currentOffset: offset },
    }
  }

  @Handles(endpoints.downloadInvoice)
  async downloadInvoice(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.downloadInvoice>,
    @Who() { userId }: Actor,
  ): Promise<OutgoingFile> {
    const { fileName, bytes } = await readInvoice(
      { executor: this.database, providers: this.billing.providers },
      userId,
      id,
    )
    return { contentType: 'application/pdf', name: fileName, content: once(bytes), length: bytes.byteLength }
  }

  private source(): BillingSource {
    return {
      executor: this.database,
      providers: this.billing.providers,
      areCodesTaken: this.config.DISCOUNT_CODES,
      now: this.clock.now(),
    }
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
