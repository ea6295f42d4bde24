import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Ends every session of the member, the one that asks included. */
export class SignOutEverywhere extends Command<void> {
  constructor(readonly actor: Actor) {
    super()
  }
}
