import { Module } from '@nestjs/common'
import { CreateTagHandler } from './create-tag.command.ts'
import { DeleteTagHandler } from './delete-tag.command.ts'
import { RestoreTagHandler } from './restore-tag.command.ts'
import { UpdateTagHandler } from './update-tag.command.ts'
import { TagsController } from './tags.controller.ts'
import { TagsRepository } from './tags.repository.ts'

@Module({
  controllers: [TagsController],
  providers: [TagsRepository, CreateTagHandler, UpdateTagHandler, DeleteTagHandler, RestoreTagHandler],
})
export class TagsModule {}
