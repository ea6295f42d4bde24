import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ArticleDetailsInput } from '@vitrine/contracts/dictionary/schemas'

/** A new, unpublished article. Returns its id. */
export class CreateArticle extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: ArticleDetailsInput,
    readonly options: { isDefaultTemplate?: boolean; templateId?: number | undefined } = {},
  ) {
    super()
  }
}
