import { Module } from '@nestjs/common'
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
