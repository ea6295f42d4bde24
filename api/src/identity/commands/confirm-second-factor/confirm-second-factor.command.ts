import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** The first code of a new key: from now on the second factor counts. Returns the recovery codes. */
export class ConfirmSecondFactor extends Command<string[]> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly code: string,
  ) {
    super()
  }
}
