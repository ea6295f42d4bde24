import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SitePageInput } from '@vitrine/contracts/site-pages/schemas'

/** Changes what a page is called and shows beside its text. Its path stays. */
export class UpdatePage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: SitePageInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
