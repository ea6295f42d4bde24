import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { DeletionRequestsRepository } from './deletion-requests.repository.ts'

/** Staff have seen to what stood in the way of a deletion. */
export class RetryDeletion extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly requestId: number,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(RetryDeletion)
export class RetryDeletionHandler implements ICommandHandler<RetryDeletion> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly requests: DeletionRequestsRepository,
  ) {}

  async execute({ actor, requestId, expectedRevision }: RetryDeletion): Promise<void> {
    const load = async (transaction: Transaction) => await this.requests.lock(transaction, requestId, null)
    await this.frame.change(
      { actor, capability: 'members.manage', load, expectedRevision },
      async (transaction, { userId, state }) => {
        if (state !== 'failed') throw new AppError('STATUS_CONFLICT')
        await this.requests.makeDue(transaction, requestId)
        return {
          result: undefined,
          audit: { action: 'identity.deletion-retried', subject: { type: 'user', id: userId } },
        }
      },
    )
  }
}
