import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Allows an account one more free trial. */
export class AllowTrial extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
  ) {
    super()
  }
}
