import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AddSlotsInput } from '@vitrine/contracts/teams/schemas'

/** Buys slots for the admin's team. `pending`: the outcome is not known yet. */
export class AddSlots extends Command<{ pending: boolean }> {
  constructor(
    readonly actor: Actor,
    readonly input: AddSlotsInput,
  ) {
    super()
  }
}
