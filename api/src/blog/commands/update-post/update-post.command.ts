import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'

export class UpdatePost extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: PostInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
