import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { UpdateTemplateInput } from '@vitrine/contracts/dictionary/templates'

export class UpdateTemplate extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: UpdateTemplateInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
