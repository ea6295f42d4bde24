import { Module } from '@nestjs/common'
import { CreateNodeHandler } from './commands/create-node/create-node.handler.ts'
import { DeleteNodeHandler } from './commands/delete-node/delete-node.handler.ts'
import { UpdateNodeHandler } from './commands/update-node/update-node.handler.ts'
import { TaxonomyController } from './taxonomy.controller.ts'
import { TaxonomyReader } from './taxonomy.reader.ts'
import { TaxonomyRepository } from './taxonomy.repository.ts'

@Module({
  controllers: [TaxonomyController],
  providers: [TaxonomyReader, TaxonomyRepository, CreateNodeHandler, UpdateNodeHandler, DeleteNodeHandler],
  exports: [TaxonomyReader],
})
export class TaxonomyModule {}
