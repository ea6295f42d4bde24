import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Another place in the order, from 1; the others move up or down. */
export class MovePartner extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly place: number,
  ) {
    super()
  }
}
