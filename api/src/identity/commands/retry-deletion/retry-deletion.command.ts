import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Staff have seen to what stood in the way of a deletion. */
export class RetryDeletion extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly requestId: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
