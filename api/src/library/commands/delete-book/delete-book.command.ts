import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

export class DeleteBook extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
