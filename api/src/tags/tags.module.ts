import { Module } from '@nestjs/common'
import { tagMessages } from '@vitrine/contracts/tags/tags'
import type { ConstraintRefusals } from '../commands/constraint-refusals.ts'
import { CreateTagHandler } from './create-tag.command.ts'
import { DeleteTagHandler } from './delete-tag.command.ts'
import { UpdateTagHandler } from './update-tag.command.ts'
import { TagsController } from './tags.controller.ts'
import { TagsRepository } from './tags.repository.ts'

@Module({
  controllers: [TagsController],
  providers: [TagsRepository, CreateTagHandler, UpdateTagHandler, DeleteTagHandler],
})
export class TagsModule {}

export const tagsConstraints: ConstraintRefusals = {
  tags_title_key: { code: 'ALREADY_EXISTS', field: 'title', message: tagMessages.titleExists },
}
