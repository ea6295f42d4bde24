import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextName } from '@vitrine/domain/texts/text-tables'

/** Ends a link that shows a text's draft. One that works no more stays as it is. */
export class EndPreviewLink extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly link: number,
  ) {
    super()
  }
}
