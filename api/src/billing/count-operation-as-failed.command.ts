import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { settleWithin } from '@vitrine/domain/billing/settle-operation'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { OperationRepository } from './operation.repository.ts'
import { assertOverdue } from './overdue.rules.ts'

/** Staff have seen at the provider that an act was never done. */
export class CountOperationAsFailed extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/**
 * As one that the provider does not know: what appears there under its reference later is stopped and listed
 * to refund.
 */
@CommandHandler(CountOperationAsFailed)
export class CountOperationAsFailedHandler implements ICommandHandler<CountOperationAsFailed> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly operations: OperationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, expectedRevision }: CountOperationAsFailed): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'billing.manage',
        load: (transaction) => this.operations.lockWithAccount(transaction, id),
        expectedRevision,
      },
      async (transaction, operation) => {
        const now = this.clock.now()
        assertOverdue(operation, now)
        await settleWithin(transaction, id, { outcome: 'absent' }, now)
        return {
          result: undefined,
          audit: {
            action: 'billing-operation.counted-as-failed',
            subject: { type: 'billing-operation', id },
            details: { kind: operation.kind, account: operation.user_id },
          },
        }
      },
    )
  }
}
