import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ManagedArticle, updateArticleInputSchema } from '@vitrine/contracts/dictionary/schemas'
import type { z } from 'zod'

/** New details for the article at `currentUrl`. */
export class UpdateArticle extends Command<ManagedArticle> {
  constructor(
    readonly actor: Actor,
    readonly input: z.output<typeof updateArticleInputSchema>,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
