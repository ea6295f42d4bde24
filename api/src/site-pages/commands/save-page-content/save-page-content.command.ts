import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

/** Saves a page's content as its next draft version. Nothing changes on the site until it is published. */
export class SavePageContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly blocks: ContentBlock[],
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
