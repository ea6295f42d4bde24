import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Ends one of the member's sessions, wherever it is. */
export class EndSession extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
  ) {
    super()
  }
}
