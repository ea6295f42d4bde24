import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Gives a session its second factor: from now on it is staff’s. */
export class PassSecondFactor extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly code: string,
  ) {
    super()
  }
}
