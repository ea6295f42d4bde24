import { Module } from '@nestjs/common'
import { CreateNodeHandler } from './commands/create-node/create-node.handler.ts'
import { DeleteNodeHandler } from './commands/delete-node/delete-node.handler.ts'
import { UpdateNodeHandler } from './commands/update-node/update-node.handler.ts'
import { MoveContentsHandler } from './commands/move-contents/move-contents.handler.ts'
import { CategoryContentsRepository } from './category-contents.repository.ts'
import { TaxonomyController } from './taxonomy.controller.ts'
import { TaxonomyReader } from './taxonomy.reader.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'

@Module({
  controllers: [TaxonomyController],
  providers: [
    TaxonomyReader,
    TaxonomyRepository,
    CategoryContentsRepository,
    CreateNodeHandler,
    UpdateNodeHandler,
    DeleteNodeHandler,
    MoveContentsHandler,
  ],
  exports: [TaxonomyReader],
})
export class TaxonomyModule {}
