import { Module } from '@nestjs/common'
import { DeleteSearchHandler } from './delete-search.command.ts'
import { RenameSearchHandler } from './rename-search.command.ts'
import { SaveSearchHandler } from './save-search.command.ts'
import { SavedSearchesController } from './saved-searches.controller.ts'
import { SavedSearchesRepository } from './saved-searches.repository.ts'

@Module({
  controllers: [SavedSearchesController],
  providers: [SavedSearchesRepository, SaveSearchHandler, RenameSearchHandler, DeleteSearchHandler],
})
export class SavedSearchesModule {}
