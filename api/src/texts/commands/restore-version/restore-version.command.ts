import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextName } from '@vitrine/domain/texts/text-tables'

/** Makes the content of one of a text's versions its draft again. */
export class RestoreVersion extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly version: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
