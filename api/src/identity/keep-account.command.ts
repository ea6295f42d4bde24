import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { deletionMessages as messages } from '@vitrine/contracts/identity/deletion-messages'
import type { Transaction } from '@vitrine/database/database'
import { renewAgain } from '@vitrine/domain/billing/leaving-account'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { DeletionRequestsRepository } from './deletion-requests.repository.ts'

/** The account stays after all. What is kept already stays so. */
export class KeepAccount extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly requestId: number,
    /** A member keeps the own account alone; staff any, as they have seen its request. */
    readonly by: { owner: { renewMembership: boolean } } | { staffWithRevision: number | undefined },
  ) {
    super()
  }
}

@CommandHandler(KeepAccount)
export class KeepAccountHandler implements ICommandHandler<KeepAccount> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly requests: DeletionRequestsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, requestId, by }: KeepAccount): Promise<void> {
    const load = async (transaction: Transaction) =>
      await this.requests.lock(transaction, requestId, 'owner' in by ? actor.userId : null)
    const options =
      'owner' in by
        ? { actor, load, expectedRevision: undefined }
        : { actor, capability: 'members.manage' as const, load, expectedRevision: by.staffWithRevision }
    await this.frame.change(options, async (transaction, { userId, email, state, isBegun, requestedAt }) => {
      if (state === 'kept') return { result: undefined, audit: null }
      if (state === 'deleted' || email === null) throw new AppError('STATUS_CONFLICT')
      if (isBegun) throw new AppError('STATUS_CONFLICT', { message: messages.begun })
      const renewed =
        'owner' in by && by.owner.renewMembership ? await this.renew(transaction, userId, requestedAt) : []
      await this.requests.keep(transaction, requestId)
      await requestMail(transaction, { template: 'deletion-kept', to: email, data: { userId } })
      return {
        result: undefined,
        audit: [{ action: 'identity.account-kept', subject: { type: 'user', id: userId } }, ...renewed],
      }
    })
  }

  private async renew(transaction: Transaction, userId: number, requestedAt: Date): Promise<AuditNote[]> {
    if (await hasOpenPayment(transaction, userId)) throw new AppError('PAYMENT_IN_PROGRESS')
    if (!(await renewAgain(transaction, { userId, requestedAt, now: this.clock.now() })))
      throw new AppError('STATUS_CONFLICT', { message: messages.cannotRenew })
    return [{ action: 'membership.reactivated', subject: { type: 'member', id: userId } }]
  }
}
