import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Whoever is signed in with the invited email joins the team. */
export class ConfirmInvitation extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { token: string; cancelOwnMembership: boolean },
  ) {
    super()
  }
}
