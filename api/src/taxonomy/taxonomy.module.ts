import { Module } from '@nestjs/common'
import { CreateNodeHandler } from './create-node.command.ts'
import { DeleteNodeHandler } from './delete-node.command.ts'
import { UpdateNodeHandler } from './update-node.command.ts'
import { MoveContentsHandler } from './move-contents.command.ts'
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
