import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Suspends an account or lifts its suspension. What is so already stays so. */
export class SetSuspension extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    /** Null lifts it. */
    readonly suspension: { reason: string } | null,
  ) {
    super()
  }
}
