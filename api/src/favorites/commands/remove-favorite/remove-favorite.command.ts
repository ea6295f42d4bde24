import { Command } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'

export class RemoveFavorite extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly itemType: FavoriteType,
    readonly favoriteId: number,
  ) {
    super()
  }
}
