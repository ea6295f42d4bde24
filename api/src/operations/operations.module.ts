import { Module } from '@nestjs/common'
import { DiscardDeadLetterHandler } from './discard-dead-letter.command.ts'
import { RequestIndexRebuildHandler } from './request-index-rebuild.command.ts'
import { RetryDeadLetterHandler } from './retry-dead-letter.command.ts'
import { DeadLetterChange } from './dead-letter-change.ts'
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
