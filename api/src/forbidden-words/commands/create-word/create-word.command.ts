import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ForbiddenWordInput } from '@vitrine/contracts/forbidden-words/schemas'

/** Returns the new word's id. */
export class CreateWord extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: ForbiddenWordInput,
  ) {
    super()
  }
}
