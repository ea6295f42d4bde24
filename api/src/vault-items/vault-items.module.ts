import { Module } from '@nestjs/common'
import { ForbiddenWordsModule } from '../forbidden-words/forbidden-words.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { CreateItemHandler } from './commands/create-item/create-item.handler.ts'
import { DeleteItemHandler } from './commands/delete-item/delete-item.handler.ts'
import { DeleteItemsHandler } from './commands/delete-items/delete-items.handler.ts'
import { PatchItemHandler } from './commands/patch-item/patch-item.handler.ts'
import { RestoreItemHandler } from './commands/restore-item/restore-item.handler.ts'
import { UpdateItemHandler } from './commands/update-item/update-item.handler.ts'
import { UpdateItemsHandler } from './commands/update-items/update-items.handler.ts'
import { ViewItemHandler } from './commands/view-item/view-item.handler.ts'
import { ItemCheck } from './item-check.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { ItemReferences } from './item-references.ts'
import { ItemWriter } from './item-writer.ts'
import { PublicItemsController } from './public-items.controller.ts'
import { VaultItemsManagerController } from './vault-items-manager.controller.ts'
import { VaultItemsController } from './vault-items.controller.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

@Module({
  imports: [TaxonomyModule, ForbiddenWordsModule],
  controllers: [VaultItemsController, VaultItemsManagerController, PublicItemsController],
  providers: [
    VaultItemsRepository,
    ItemPartsRepository,
    ItemReferences,
    ItemCheck,
    ItemWriter,
    CreateItemHandler,
    UpdateItemHandler,
    PatchItemHandler,
    DeleteItemHandler,
    DeleteItemsHandler,
    UpdateItemsHandler,
    RestoreItemHandler,
    ViewItemHandler,
  ],
})
export class VaultItemsModule {}
