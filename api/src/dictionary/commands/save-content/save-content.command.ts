import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

/** Saves an article's content as its next draft version. Nothing changes on the site until it is published. */
export class SaveContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { url: string; id?: number | undefined; blocks: ContentBlock[] },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
