import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MarkInput } from '@vitrine/contracts/marks/managed-schemas'

export class UpdateMark extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: MarkInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
