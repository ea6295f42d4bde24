import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { CreateSoldItemHandler } from './commands/create-sold-item/create-sold-item.handler.ts'
import { DeleteSoldItemHandler } from './commands/delete-sold-item/delete-sold-item.handler.ts'
import { UpdateSoldItemHandler } from './commands/update-sold-item/update-sold-item.handler.ts'
import { UseLookupHandler } from './commands/use-lookup/use-lookup.handler.ts'
import { LookupsRepository } from './lookups.repository.ts'
import { PriceGuideController } from './price-guide.controller.ts'
import { PricesController } from './prices.controller.ts'
import { SoldItemCheck } from './sold-item-check.ts'
import { SoldItemRepository } from './sold-item.repository.ts'
import { SoldItemsManagerController } from './sold-items-manager.controller.ts'

@Module({
  imports: [TaxonomyModule, SynonymsModule],
  controllers: [PriceGuideController, PricesController, SoldItemsManagerController],
  providers: [
    SoldItemRepository,
    SoldItemCheck,
    LookupsRepository,
    CreateSoldItemHandler,
    UpdateSoldItemHandler,
    DeleteSoldItemHandler,
    UseLookupHandler,
  ],
})
export class PriceGuideModule {}
