import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Takes a cancellation back before the membership has ended. */
export class ReactivateMembership extends Command<void> {
  constructor(readonly actor: Actor) {
    super()
  }
}
