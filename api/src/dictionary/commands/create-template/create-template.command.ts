import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CreateTemplateInput } from '@vitrine/contracts/dictionary/templates'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

export class CreateTemplate extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: CreateTemplateInput,
    /** In place of what is copied: the starter content's. */
    readonly blocks?: readonly ContentBlock[],
  ) {
    super()
  }
}
