import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { SavedSearch, SaveSearchInput } from '@vitrine/contracts/saved-searches/schemas'

/** Saving what is saved already gives back the one that is there, with its name. */
export class SaveSearch extends Command<SavedSearch> {
  constructor(
    readonly actor: Actor,
    readonly search: SaveSearchInput,
  ) {
    super()
  }
}
