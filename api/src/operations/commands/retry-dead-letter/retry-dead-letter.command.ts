import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Puts a failed delivery back in line with a clean slate. */
export class RetryDeadLetter extends Command<void> {
  constructor(
    readonly actor: Actor,
    /** `<consumer>-<eventId>` */
    readonly id: string,
  ) {
    super()
  }
}
