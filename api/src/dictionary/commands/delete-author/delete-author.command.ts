import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Deletes an author who has no articles. */
export class DeleteAuthor extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
