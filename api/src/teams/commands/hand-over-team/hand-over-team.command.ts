import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { HandOverPreview } from '@vitrine/contracts/teams/schemas'

/** Staff hand the team of one account over to another one. Returns what has become of it. */
export class HandOverTeam extends Command<HandOverPreview> {
  constructor(
    readonly actor: Actor,
    readonly adminId: number,
    readonly email: string,
  ) {
    super()
  }
}
