import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Decision } from '@vitrine/contracts/newsletter/admin-schemas'

/** Staff decide about a mail of which nobody knows whether it left, or that failed. */
export class DecideDelivery extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly decision: Decision,
  ) {
    super()
  }
}
