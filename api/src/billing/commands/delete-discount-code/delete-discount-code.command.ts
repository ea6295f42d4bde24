import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** A code that was never used. */
export class DeleteDiscountCode extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
