import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Makes the content of a kept version the article's next draft. Nothing changes on the site until it is published. */
export class RestoreVersion extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { url: string; id: number },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
