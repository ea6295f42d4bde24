import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Staff let an address have mailings again, those that it is subscribed to. */
export class LiftSuppression extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
