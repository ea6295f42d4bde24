import { Module } from '@nestjs/common'
import { taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
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

export const taxonomyConstraints: ConstraintRefusals = {
  taxonomy_nodes_url_key: { code: 'ALREADY_EXISTS', field: 'url', message: taxonomyMessages.urlTaken },
  taxonomy_nodes_parent_id_fkey: {
    code: 'VALIDATION_FAILED',
    field: 'parentId',
    fieldCode: 'notFound',
    message: taxonomyMessages.parentUnknown,
  },
}
