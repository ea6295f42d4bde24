import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TagInput } from '@vitrine/contracts/tags/schemas'

/** Returns the new tag's id. */
export class CreateTag extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly tag: TagInput,
  ) {
    super()
  }
}
