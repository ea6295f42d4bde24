import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** The mail that proves the address, once more. Returns whether it is proved already, and then none is sent. */
export class RequestVerification extends Command<{ emailVerified: boolean }> {
  constructor(readonly actor: Actor) {
    super()
  }
}
