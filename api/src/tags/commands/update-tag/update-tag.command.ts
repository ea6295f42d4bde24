import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TagInput } from '@vitrine/contracts/tags/schemas'

export class UpdateTag extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly tag: TagInput,
  ) {
    super()
  }
}
