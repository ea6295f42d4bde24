import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { BookInput } from '@vitrine/contracts/library/managed-schemas'

/** Returns the new book's id. */
export class CreateBook extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: BookInput,
  ) {
    super()
  }
}
