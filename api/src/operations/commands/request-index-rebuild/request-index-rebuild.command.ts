import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Asks the workers to rebuild a search index beside the live one. */
export class RequestIndexRebuild extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly indexId: string,
  ) {
    super()
  }
}
