import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { type FavoriteType, favoriteLimits, favoriteMessages } from '@vitrine/contracts/favorites/favorites'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { TaxonomyReader } from '../taxonomy/taxonomy.reader.ts'
import { favoriteCards } from './favorite-cards.ts'
import { FavoritesRepository } from './favorites.repository.ts'

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

@CommandHandler(AddFavorite)
export class AddFavoriteHandler implements ICommandHandler<AddFavorite> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly favorites: FavoritesRepository,
    private readonly taxonomy: TaxonomyReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, itemType, itemId }: AddFavorite): Promise<AddedFavorite> {
    const tree = await this.taxonomy.places()
    return await this.frame.run<AddedFavorite>({ actor }, async (transaction) => {
      await this.favorites.lockMember(transaction, actor.userId)
      const existing = await this.favorites.findId(transaction, actor.userId, itemType, itemId)
      // Only its owner sees a favorite: nothing follows it, and nobody audits it.
      if (existing !== undefined) return { result: { id: existing, isNew: false }, audit: null }
      const card = (await favoriteCards(transaction, tree, itemType, [itemId])).get(itemId)
      if (!card) throw new AppError('NOT_FOUND')
      if ((await this.favorites.count(transaction, actor.userId)) >= favoriteLimits.perMember)
        throw new AppError('STATUS_CONFLICT', { message: favoriteMessages.tooMany })
      return {
        result: {
          id: await this.favorites.insert(transaction, actor.userId, itemType, card, this.clock.now()),
          isNew: true,
        },
        audit: null,
      }
    })
  }
}
