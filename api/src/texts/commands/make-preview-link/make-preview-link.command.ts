import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { PreviewMade } from '@vitrine/contracts/texts/preview'
import type { TextName } from '@vitrine/domain/texts/text-tables'

/** Makes a link that shows a text's draft to whoever has it. Returns it, this once. */
export class MakePreviewLink extends Command<PreviewMade> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
  ) {
    super()
  }
}
