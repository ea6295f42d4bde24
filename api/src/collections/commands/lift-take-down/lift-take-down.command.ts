import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** The owner decides again who sees the reported collection. */
export class LiftTakeDown extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly reportId: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
