import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AddTeamUserInput } from '@vitrine/contracts/teams/schemas'

/** Invites somebody into the admin's team. Returns the entry's id. */
export class AddUser extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: AddTeamUserInput,
  ) {
    super()
  }
}
