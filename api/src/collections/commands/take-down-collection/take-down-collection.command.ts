import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Nobody but its owner sees the reported collection any more, until staff lift that. */
export class TakeDownCollection extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly reportId: number,
    /** The owner reads it. */
    readonly reason: string,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
