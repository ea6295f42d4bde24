import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** A new invitation for a waiting user, which takes the place of the one before. */
export class ResendInvitation extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
