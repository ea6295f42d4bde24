import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

export class SavePostContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly blocks: readonly ContentBlock[],
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
