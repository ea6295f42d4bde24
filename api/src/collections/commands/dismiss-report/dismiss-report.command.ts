import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Nothing is wrong with the collection. */
export class DismissReport extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
