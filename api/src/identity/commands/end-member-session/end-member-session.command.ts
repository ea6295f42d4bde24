import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Signs an account out on one device, by staff. */
export class EndMemberSession extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly sessionId: number,
  ) {
    super()
  }
}
