import { Module } from '@nestjs/common'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { UploadFolder } from '../pictures/upload-folder.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { AddFavoriteHandler } from './add-favorite.command.ts'
import { RemoveFavoriteHandler } from './remove-favorite.command.ts'
import { FavoritesController } from './favorites.controller.ts'
import { FavoritesRepository } from './favorites.repository.ts'

@Module({
  imports: [TaxonomyModule],
  controllers: [FavoritesController],
  providers: [UploadFolder, FavoritesRepository, AddFavoriteHandler, RemoveFavoriteHandler],
})
export class FavoritesModule {}

export const favoritesConstraints: ConstraintRefusals = {
  // The member's row is locked while a favorite is added: nobody comes in between.
  favorites_once: null,
}
