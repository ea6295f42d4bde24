import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MarkInput } from '@vitrine/contracts/marks/managed-schemas'

/** Returns the new mark's id. */
export class CreateMark extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: MarkInput,
  ) {
    super()
  }
}
