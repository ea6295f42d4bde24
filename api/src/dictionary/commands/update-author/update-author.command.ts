import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { AuthorInput } from '@vitrine/contracts/dictionary/schemas'

/** New details for an author; a new name reaches every article that shows it. */
export class UpdateAuthor extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: AuthorInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
