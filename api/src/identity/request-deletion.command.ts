import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { deletionMessages as messages } from '@vitrine/contracts/identity/deletion-messages'
import type { DeletionInput } from '@vitrine/contracts/identity/deletion-schemas'
import type { Transaction } from '@vitrine/database/database'
import { stopBilling } from '@vitrine/domain/billing/leaving-account'
import { hasTeamUsers } from '@vitrine/domain/teams/teams'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { DeletionRequestsRepository } from './deletion-requests.repository.ts'
import { MembersRepository } from './members.repository.ts'
import { OwnPassword } from './own-password.ts'
import { findOpenDeletion } from './queries/find-open-deletion.query.ts'

/**
 * A member wants the account deleted. Returns the id of the request, which is the first one's where there is
 * one already.
 */
export class RequestDeletion extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly input: DeletionInput,
  ) {
    super()
  }
}

const atPassword = { field: 'password', wrong: messages.passwordWrong }

@CommandHandler(RequestDeletion)
export class RequestDeletionHandler implements ICommandHandler<RequestDeletion> {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly frame: CommandFrame,
    private readonly ownPassword: OwnPassword,
    private readonly members: MembersRepository,
    private readonly requests: DeletionRequestsRepository,
  ) {}

  async execute({ actor, input: { password, reason } }: RequestDeletion): Promise<number> {
    const { userId } = actor
    const verified = await this.ownPassword.verify(actor, password, atPassword)
    return await this.frame.run({ actor }, async (transaction) => {
      await this.assertMayLeave(transaction, userId)
      await this.ownPassword.confirm(transaction, verified, atPassword)
      const open = await findOpenDeletion(transaction, userId, this.clock.now())
      if (open) return { result: open.id, audit: null }
      const requestId = await this.requests.insert(transaction, userId, reason)
      await stopBilling(transaction, userId, this.clock.now())
      await requestMail(transaction, {
        template: 'deletion-requested',
        to: verified.email,
        data: { userId, requestId },
      })
      return {
        result: requestId,
        audit: { action: 'identity.deletion-requested', subject: { type: 'user', id: userId } },
      }
    })
  }

  private async assertMayLeave(transaction: Transaction, userId: number): Promise<void> {
    const otherAdministrators = await this.members.lockOtherAdministrators(transaction, userId)
    const { roles, staff_role } = await this.members.lock(transaction, userId)
    if (roles.includes('ROLE_ADMIN') && staff_role === null && otherAdministrators === 0)
      throw new AppError('STATUS_CONFLICT', { message: messages.lastStaff })
    if (await hasTeamUsers(transaction, userId, this.clock.now()))
      throw new AppError('STATUS_CONFLICT', { message: messages.teamHasUsers })
  }
}
