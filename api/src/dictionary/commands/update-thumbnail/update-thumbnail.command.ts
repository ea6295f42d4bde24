import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'

export class UpdateThumbnail extends Command<ManagedArticle> {
  constructor(
    readonly actor: Actor,
    readonly input: { url: string; id?: number | undefined; thumbnail: string },
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
