import { Module } from '@nestjs/common'
import { CreatePartnerHandler } from './commands/create-partner/create-partner.handler.ts'
import { DeletePartnerHandler } from './commands/delete-partner/delete-partner.handler.ts'
import { MovePartnerHandler } from './commands/move-partner/move-partner.handler.ts'
import { UpdatePartnerHandler } from './commands/update-partner/update-partner.handler.ts'
import { PartnerRepository } from './partner.repository.ts'
import { PartnersManagerController } from './partners-manager.controller.ts'
import { PartnersController } from './partners.controller.ts'

@Module({
  controllers: [PartnersController, PartnersManagerController],
  providers: [
    PartnerRepository,
    CreatePartnerHandler,
    UpdatePartnerHandler,
    MovePartnerHandler,
    DeletePartnerHandler,
  ],
})
export class PartnersModule {}
