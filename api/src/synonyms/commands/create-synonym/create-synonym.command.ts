import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SynonymInput } from '@vitrine/contracts/synonyms/schemas'

/** Returns the new synonym's id. */
export class CreateSynonym extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: SynonymInput,
  ) {
    super()
  }
}
