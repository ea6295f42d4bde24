import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AuthorInput } from '@vitrine/contracts/dictionary/schemas'

/** Returns the new author's id. */
export class CreateAuthor extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: AuthorInput,
  ) {
    super()
  }
}
