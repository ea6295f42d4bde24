import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Takes back the change that waits for the next billing date. */
export class WithdrawChange extends Command<void> {
  constructor(readonly actor: Actor) {
    super()
  }
}
