import { Module } from '@nestjs/common'
import { DiscardDeadLetterHandler } from './commands/discard-dead-letter/discard-dead-letter.handler.ts'
import { RequestIndexRebuildHandler } from './commands/request-index-rebuild/request-index-rebuild.handler.ts'
import { RetryDeadLetterHandler } from './commands/retry-dead-letter/retry-dead-letter.handler.ts'
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
