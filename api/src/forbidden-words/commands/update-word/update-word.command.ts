import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ForbiddenWordInput } from '@vitrine/contracts/forbidden-words/schemas'

export class UpdateWord extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: ForbiddenWordInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
