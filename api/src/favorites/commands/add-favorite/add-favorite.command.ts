import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'

export interface AddedFavorite {
  id: number
  /** False where it was a favorite already. */
  isNew: boolean
}

/** Adding what is a favorite already gives back the one that is there. */
export class AddFavorite extends Command<AddedFavorite> {
  constructor(
    readonly actor: Actor,
    readonly itemType: FavoriteType,
    readonly itemId: number,
  ) {
    super()
  }
}
