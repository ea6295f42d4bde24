import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { PreviewMade } from '@vitrine/contracts/texts/preview'
import type { TextName } from '@vitrine/domain/texts/text-tables'

/** Keeps what is on the screen of whoever writes for a look at it as a page. Returns where that is. */
export class PreviewScreen extends Command<PreviewMade> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly blocks: ContentBlock[],
  ) {
    super()
  }
}
