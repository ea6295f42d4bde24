import { Command } from '@nestjs/cqrs'
import type { BillingNotification } from '@vitrine/platform/billing/billing-notification'
import type { BillingProviderName } from '@vitrine/platform/billing/billing-provider'

/** A notification whose signature is right is stored once, however often it comes; a worker works it off. */
export class StoreNotification extends Command<void> {
  constructor(
    readonly provider: BillingProviderName,
    readonly notification: BillingNotification,
  ) {
    super()
  }
}
