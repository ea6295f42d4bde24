import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'

export class RemovePreference extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly key: string,
  ) {
    super()
  }
}
