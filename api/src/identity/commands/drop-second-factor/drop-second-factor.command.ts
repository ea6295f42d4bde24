import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

/** Takes the own second factor away. */
export class DropSecondFactor extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly code: string,
  ) {
    super()
  }
}
