import { Module } from '@nestjs/common'
import { DeleteSearchHandler } from './commands/delete-search/delete-search.handler.ts'
import { RenameSearchHandler } from './commands/rename-search/rename-search.handler.ts'
import { SaveSearchHandler } from './commands/save-search/save-search.handler.ts'
import { SavedSearchesController } from './saved-searches.controller.ts'
import { SavedSearchesRepository } from './saved-searches.repository.ts'

@Module({
  controllers: [SavedSearchesController],
  providers: [SavedSearchesRepository, SaveSearchHandler, RenameSearchHandler, DeleteSearchHandler],
})
export class SavedSearchesModule {}
