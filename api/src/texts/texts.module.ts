import { Module } from '@nestjs/common'
import { EndLeaseHandler } from './commands/end-lease/end-lease.handler.ts'
import { HoldLeaseHandler } from './commands/hold-lease/hold-lease.handler.ts'
import { ScheduleChangeHandler } from './commands/schedule-change/schedule-change.handler.ts'
import { UnscheduleChangeHandler } from './commands/unschedule-change/unschedule-change.handler.ts'
import { LeaseRepository } from './lease.repository.ts'
import { TextChange } from './text-change.ts'
import { TextsController } from './texts.controller.ts'

@Module({ controllers: [TextsController], providers: [LeaseRepository, TextChange, HoldLeaseHandler, EndLeaseHandler, ScheduleChangeHandler, UnscheduleChangeHandler] })
export class TextsModule {}
