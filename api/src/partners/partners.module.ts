import { Module } from '@nestjs/common'
import { recordController } from '../records/record-controller.ts'
import { MovePartnerHandler } from './move-partner.command.ts'
import { PartnersController } from './partners.controller.ts'
import { partners } from './partners.record.ts'

@Module({
  controllers: [PartnersController, recordController(partners)],
  providers: [MovePartnerHandler],
})
export class PartnersModule {}
