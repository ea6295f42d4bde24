import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { BookInput } from '@vitrine/contracts/library/managed-schemas'

export class UpdateBook extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: BookInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
