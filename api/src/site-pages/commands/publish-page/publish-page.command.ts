import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Shows readers the draft of a page in place of what they see. */
export class PublishPage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
