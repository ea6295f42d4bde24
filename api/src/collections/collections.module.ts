import { Module } from '@nestjs/common'
import { CollectionsController } from './collections.controller.ts'
import { CollectionsRepository } from './collections.repository.ts'
import { CreateCollectionHandler } from './commands/create-collection/create-collection.handler.ts'

@Module({
  controllers: [CollectionsController],
  providers: [CollectionsRepository, CreateCollectionHandler],
})
export class CollectionsModule {}
