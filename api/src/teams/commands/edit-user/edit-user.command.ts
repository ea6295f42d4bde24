import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EditTeamUserInput } from '@vitrine/contracts/teams/schemas'

/** Other names for a user of the admin's team. */
export class EditUser extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: EditTeamUserInput,
  ) {
    super()
  }
}
