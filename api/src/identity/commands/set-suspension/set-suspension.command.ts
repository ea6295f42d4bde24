import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Suspends an account, gives its suspension another reason and end, or lifts it. */
export class SetSuspension extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    /** Null lifts it. */
    readonly suspension: { reason: string; until: string | null } | null,
  ) {
    super()
  }
}
