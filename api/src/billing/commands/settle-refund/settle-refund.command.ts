import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** A payment was refunded at the provider. */
export class SettleRefund extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
