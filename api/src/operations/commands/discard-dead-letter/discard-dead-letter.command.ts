import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Gives a failed delivery up: it counts as done. */
export class DiscardDeadLetter extends Command<void> {
  constructor(
    readonly actor: Actor,
    /** `<consumer>-<eventId>` */
    readonly id: string,
  ) {
    super()
  }
}
