import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { FavoritesRepository } from '../../favorites.repository.ts'
import { RemoveFavorite } from './remove-favorite.command.ts'

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
