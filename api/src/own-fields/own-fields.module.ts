import { Module } from '@nestjs/common'
import { ForbiddenWordsModule } from '../forbidden-words/forbidden-words.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { AddReadySetHandler } from './add-ready-set.command.ts'
import { CreateOwnFieldHandler } from './create-own-field.command.ts'
import { DeleteOwnFieldHandler } from './delete-own-field.command.ts'
import { NamedSpecificsRepository } from './named-specifics.repository.ts'
import { OrderOwnFieldsHandler } from './order-own-fields.command.ts'
import { OwnFieldCheck } from './own-field-check.ts'
import { OwnFieldsController } from './own-fields.controller.ts'
import { OwnFieldsRepository } from './own-fields.repository.ts'
import { UpdateOwnFieldHandler } from './update-own-field.command.ts'

@Module({
  imports: [ForbiddenWordsModule, TaxonomyModule],
  controllers: [OwnFieldsController],
  providers: [
    OwnFieldsRepository,
    NamedSpecificsRepository,
    OwnFieldCheck,
    CreateOwnFieldHandler,
    UpdateOwnFieldHandler,
    DeleteOwnFieldHandler,
    AddReadySetHandler,
    OrderOwnFieldsHandler,
  ],
})
export class OwnFieldsModule {}
