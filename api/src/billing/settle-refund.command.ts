import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { OperationRepository } from './operation.repository.ts'

/** A payment was refunded at the provider. */
export class SettleRefund extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(SettleRefund)
export class SettleRefundHandler implements ICommandHandler<SettleRefund> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly operations: OperationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, expectedRevision }: SettleRefund): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'billing.manage',
        load: (transaction) => this.operations.lockRefund(transaction, id),
        expectedRevision,
      },
      async (transaction, refund) => {
        if (refund.settled_at !== null)
          throw new AppError('STATUS_CONFLICT', { message: billingMessages.refundSettled })
        await this.operations.settleRefund(transaction, id, { at: this.clock.now(), by: actor.userId })
        return {
          result: undefined,
          audit: {
            action: 'billing-refund.settled',
            subject: { type: 'billing-refund', id },
            details: { payment: refund.payment_reference, account: refund.user_id },
          },
        }
      },
    )
  }
}
