import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Renews no more. Responds with when it ends. */
export class CancelMembership extends Command<Date> {
  constructor(readonly actor: Actor) {
    super()
  }
}
