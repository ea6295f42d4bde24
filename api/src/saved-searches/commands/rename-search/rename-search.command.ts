import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SavedSearch } from '@vitrine/contracts/saved-searches/schemas'

export class RenameSearch extends Command<SavedSearch> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly name: string,
  ) {
    super()
  }
}
