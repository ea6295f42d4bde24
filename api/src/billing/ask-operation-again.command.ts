import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { billingMessages } from '@vitrine/contracts/billing/messages'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { OperationRepository } from './operation.repository.ts'

/** Asks the provider at once what became of an act of which nobody knows. */
export class AskOperationAgain extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/** A worker reads it back as soon as it is due. */
@CommandHandler(AskOperationAgain)
export class AskOperationAgainHandler implements ICommandHandler<AskOperationAgain> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly operations: OperationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, expectedRevision }: AskOperationAgain): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'billing.manage',
        load: (transaction) => this.operations.lock(transaction, id),
        expectedRevision,
      },
      async (transaction, operation) => {
        if (operation.state !== 'claimed' && operation.state !== 'unknown')
          throw new AppError('STATUS_CONFLICT', { message: billingMessages.operationSettled })
        await this.operations.makeDue(transaction, id, this.clock.now())
        return {
          result: undefined,
          audit: {
            action: 'billing-operation.asked-again',
            subject: { type: 'billing-operation', id },
            details: { kind: operation.kind, account: operation.user_id },
          },
        }
      },
    )
  }
}
