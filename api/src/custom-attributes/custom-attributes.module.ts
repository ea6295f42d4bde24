import { Module } from '@nestjs/common'
import { CreateAttributeHandler } from './commands/create-attribute/create-attribute.handler.ts'
import { DeleteAttributeHandler } from './commands/delete-attribute/delete-attribute.handler.ts'
import { RenameAttributeHandler } from './commands/rename-attribute/rename-attribute.handler.ts'
import { CustomAttributesController } from './custom-attributes.controller.ts'
import { CustomAttributesRepository } from './custom-attributes.repository.ts'

@Module({
  controllers: [CustomAttributesController],
  providers: [
    CustomAttributesRepository,
    CreateAttributeHandler,
    RenameAttributeHandler,
    DeleteAttributeHandler,
  ],
})
export class CustomAttributesModule {}
