import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Staff set the slots of a plan that no provider bills. */
export class SetTeamSlots extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly adminId: number,
    readonly slots: number,
  ) {
    super()
  }
}
