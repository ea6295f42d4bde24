import { Module } from '@nestjs/common'
import { EndLeaseHandler } from './commands/end-lease/end-lease.handler.ts'
import { HoldLeaseHandler } from './commands/hold-lease/hold-lease.handler.ts'
import { LeaseRepository } from './lease.repository.ts'
import { TextsController } from './texts.controller.ts'

@Module({ controllers: [TextsController], providers: [LeaseRepository, HoldLeaseHandler, EndLeaseHandler] })
export class TextsModule {}
