import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { FavoriteType } from '@vitrine/contracts/favorites/favorites'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { DATABASE } from '../infrastructure/tokens.ts'
import { FavoritesRepository } from './favorites.repository.ts'

export class RemoveFavorite extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly itemType: FavoriteType,
    readonly favoriteId: number,
  ) {
    super()
  }
}

@CommandHandler(RemoveFavorite)
export class RemoveFavoriteHandler implements ICommandHandler<RemoveFavorite> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly favorites: FavoritesRepository,
  ) {}

  async execute({ actor, itemType, favoriteId }: RemoveFavorite): Promise<void> {
    if (!(await this.favorites.remove(this.database, actor.userId, itemType, favoriteId)))
      throw new AppError('NOT_FOUND')
  }
}
