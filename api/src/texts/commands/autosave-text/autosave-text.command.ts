import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { TextName } from '@vitrine/domain/texts/text-tables'

/**
 * Keeps what is being typed among a text's versions. Its draft stays what it is. Returns when it was kept,
 * and where the text is.
 */
export class AutosaveText extends Command<{ keptAt: string; url: string }> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly input: { blocks: ContentBlock[]; opening: string },
  ) {
    super()
  }
}
