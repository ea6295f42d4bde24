import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Somebody leaves the team that they are in. Returns the entry's id. */
export class LeaveTeam extends Command<number> {
  constructor(readonly actor: Actor) {
    super()
  }
}
