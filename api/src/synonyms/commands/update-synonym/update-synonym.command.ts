import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SynonymInput } from '@vitrine/contracts/synonyms/schemas'

export class UpdateSynonym extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: SynonymInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}
