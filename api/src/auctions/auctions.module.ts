import { Module } from '@nestjs/common'
import { SynonymsModule } from '../synonyms/synonyms.module.ts'
import { TaxonomyModule } from '../taxonomy/taxonomy.module.ts'
import { CreateAuctionHandler } from './commands/create-auction/create-auction.handler.ts'
import { DeleteAuctionHandler } from './commands/delete-auction/delete-auction.handler.ts'
import { UpdateAuctionHandler } from './commands/update-auction/update-auction.handler.ts'
import { AuctionRepository } from './auction.repository.ts'
import { AuctionsManagerController } from './auctions-manager.controller.ts'
import { AuctionsController } from './auctions.controller.ts'

@Module({
  imports: [SynonymsModule, TaxonomyModule],
  controllers: [AuctionsController, AuctionsManagerController],
  providers: [AuctionRepository, CreateAuctionHandler, UpdateAuctionHandler, DeleteAuctionHandler],
})
export class AuctionsModule {}
