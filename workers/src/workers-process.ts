import { Injectable } from '@nestjs/common'
import { AccountDeletionRunner } from './account-deletion/account-deletion.runner.ts'
import { BillingRunner } from './billing/billing.runner.ts'
import { ConsumersRunner } from './consuming/consumers.runner.ts'
import { MaintenanceRunner } from './maintenance/maintenance.runner.ts'
import { NewsletterRunner } from './newsletter/newsletter.runner.ts'
import { OutboxRelayRunner } from './outbox-relay/outbox-relay.runner.ts'
import { PriceIndicesRunner } from './price-indices/price-indices.runner.ts'
import { TextKeysRunner } from './text-keys/text-keys.runner.ts'
import { ScheduleRunner } from './texts/run-due-changes.ts'
import { IndexKeeper } from './search-projections/rebuild-index/index-keeper.ts'

/** Everything that runs in a workers' process. */
@Injectable()
export class WorkersProcess {
  constructor(
    private readonly relay: OutboxRelayRunner,
    private readonly consumers: ConsumersRunner,
    private readonly maintenance: MaintenanceRunner,
    private readonly accountDeletion: AccountDeletionRunner,
    private readonly indexes: IndexKeeper,
    private readonly newsletter: NewsletterRunner,
    private readonly billing: BillingRunner,
    private readonly schedule: ScheduleRunner,
    private readonly textKeys: TextKeysRunner,
    private readonly priceIndices: PriceIndicesRunner,
  ) {}

  start(): void {
    // First what refuses to run where a consumer has no processor.
    this.consumers.start()
    this.relay.start()
    this.indexes.start()
    this.maintenance.start()
    this.accountDeletion.start()
    this.newsletter.start()
    this.billing.start()
    this.schedule.start()
    this.textKeys.start()
    this.priceIndices.start()
  }

  /** Takes nothing new, and ends what is in hand; jobs that take longer are left to the next workers. */
  async stop(withinMs?: number): Promise<void> {
    await Promise.all([
      this.relay.stop(),
      this.consumers.stop(withinMs),
      this.indexes.stop(),
      this.maintenance.stop(),
      this.accountDeletion.stop(),
      this.newsletter.stop(),
      this.billing.stop(),
      this.schedule.stop(),
      this.textKeys.stop(),
      this.priceIndices.stop(),
    ])
  }
}
