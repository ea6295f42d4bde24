import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { PostInput } from '@vitrine/contracts/blog/managed-schemas'

export class CreatePost extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: PostInput,
    readonly templateId: number | null = null,
  ) {
    super()
  }
}
