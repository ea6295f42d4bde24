import { Module } from '@nestjs/common'
import { RequestIndexRebuildHandler } from './request-index-rebuild.command.ts'
import {
  DeadLetterChange,
  DiscardDeadLetterHandler,
  RetryDeadLetterHandler,
} from './change-dead-letter.command.ts'
import { ObservedQueues } from './observed-queues.ts'
import { OperationsController } from './operations.controller.ts'
import { SystemChecks } from './system-checks.ts'
import { StorageMeter } from './storage-meter.ts'

@Module({
  controllers: [OperationsController],
  providers: [
    ObservedQueues,
    SystemChecks,
    StorageMeter,
    DeadLetterChange,
    RequestIndexRebuildHandler,
    RetryDeadLetterHandler,
    DiscardDeadLetterHandler,
  ],
})
export class OperationsModule {}
