import { Module } from '@nestjs/common'
import { ForbiddenWordsModule } from '../forbidden-words/forbidden-words.module.ts'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { CreateItemHandler } from './create-item.command.ts'
import { DeleteItemHandler } from './delete-item.command.ts'
import { DeleteItemsHandler } from './delete-items.command.ts'
import { PatchItemHandler } from './patch-item.command.ts'
import { ReleaseSpecificsHandler } from './release-specifics.command.ts'
import { RestoreItemHandler } from './restore-item.command.ts'
import { RestoreOwnItemHandler } from './restore-own-item.command.ts'
import { SetDetailsHandler } from './set-details.command.ts'
import { SetEntriesHandler } from './set-entries.command.ts'
import { UpdateItemHandler } from './update-item.command.ts'
import { UpdateItemsHandler } from './update-items/update-items.command.ts'
import { ViewItemHandler } from './view-item.command.ts'
import { ItemCheck } from './item-check.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { ItemReferences } from './item-references.ts'
import { ItemWriter } from './item-writer.ts'
import { PublicItemsController } from './public-items.controller.ts'
import { VaultItemsManagerController } from './vault-items-manager.controller.ts'
import { VaultItemsController } from './vault-items.controller.ts'
import { VaultItemsRepository } from './vault-items.repository.ts'

@Module({
  imports: [TaxonomyModule, ForbiddenWordsModule, SynonymsModule],
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
    SetEntriesHandler,
    SetDetailsHandler,
    RestoreItemHandler,
    ReleaseSpecificsHandler,
    RestoreOwnItemHandler,
    ViewItemHandler,
  ],
})
export class VaultItemsModule {}
