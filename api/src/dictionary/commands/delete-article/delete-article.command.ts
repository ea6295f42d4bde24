import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Puts an article into the trash, whatever its status. */
export class DeleteArticle extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly url: string,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
