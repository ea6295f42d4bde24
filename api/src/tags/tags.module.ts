import { Module } from '@nestjs/common'
import { CreateTagHandler } from './commands/create-tag/create-tag.handler.ts'
import { DeleteTagHandler } from './commands/delete-tag/delete-tag.handler.ts'
import { UpdateTagHandler } from './commands/update-tag/update-tag.handler.ts'
import { TagsController } from './tags.controller.ts'
import { TagsRepository } from './tags.repository.ts'

@Module({
  controllers: [TagsController],
  providers: [TagsRepository, CreateTagHandler, UpdateTagHandler, DeleteTagHandler],
})
export class TagsModule {}
