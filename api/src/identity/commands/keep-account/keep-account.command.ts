import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** The account stays after all. What is kept already stays so. */
export class KeepAccount extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly requestId: number,
    /** A member keeps the own account alone; staff any, as they have seen its request. */
    readonly by: { owner: { renewMembership: boolean } } | { staffWithRevision: number | undefined },
  ) {
    super()
  }
}
