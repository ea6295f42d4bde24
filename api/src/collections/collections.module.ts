import { Module } from '@nestjs/common'
import { ForbiddenWordsModule } from '../forbidden-words/forbidden-words.module.ts'
import { CollectionsController } from './collections.controller.ts'
import { CollectionsRepository } from './collections.repository.ts'
import { CreateCollectionHandler } from './commands/create-collection/create-collection.handler.ts'

@Module({
  imports: [ForbiddenWordsModule],
  controllers: [CollectionsController],
  providers: [CollectionsRepository, CreateCollectionHandler],
})
export class CollectionsModule {}
