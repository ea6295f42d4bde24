import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

export class DeleteTemplate extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}
