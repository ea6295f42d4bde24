import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Whoever is signed in with the invited email declines: the entry goes, and its slot is free. */
export class DeclineInvitation extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly token: string,
  ) {
    super()
  }
}
