import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

/** Keeps what is being typed among an article's versions. Its draft stays what it is. Returns when it was kept. */
export class AutosaveContent extends Command<string> {
  constructor(
    readonly actor: Actor,
    readonly input: { url: string; blocks: ContentBlock[]; opening: string },
  ) {
    super()
  }
}
