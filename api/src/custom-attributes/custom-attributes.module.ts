import { Module } from '@nestjs/common'
import { CreateAttributeHandler } from './create-attribute.command.ts'
import { DeleteAttributeHandler } from './delete-attribute.command.ts'
import { RenameAttributeHandler } from './rename-attribute.command.ts'
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
