import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { deletionMessages as messages } from '@vitrine/contracts/identity/deletion-messages'
import type { Database, Transaction } from '@vitrine/database/database'
import { stopBilling } from '@vitrine/domain/billing/leaving-account'
import { hasTeamUsers } from '@vitrine/domain/teams/teams'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CLOCK, DATABASE } from '../../../infrastructure/tokens.ts'
import { DeletionRequestsRepository } from '../../deletion-requests.repository.ts'
import { FailedPassword } from '../../failed-password.ts'
import { MembersRepository } from '../../members.repository.ts'
import { verifyPassword } from '../../password.ts'
import { findOpenDeletion } from '../../queries/find-open-deletion/find-open-deletion.query.ts'
import { SignInFailuresRepository } from '../../sign-in-failures.repository.ts'
import { UsersRepository } from '../../users.repository.ts'
import { RequestDeletion } from './request-deletion.command.ts'

@CommandHandler(RequestDeletion)
export class RequestDeletionHandler implements ICommandHandler<RequestDeletion> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
    private readonly members: MembersRepository,
    private readonly requests: DeletionRequestsRepository,
    private readonly failures: SignInFailuresRepository,
    private readonly failedPassword: FailedPassword,
  ) {}

  async execute({ actor, input: { password, reason } }: RequestDeletion): Promise<number> {
    const { userId } = actor
    const { email, email_normalized: emailNormalized, password_hash: verified } = await this.users.findAccount(this.database, userId)
    const matches = await verifyPassword(verified, password)
    if (await this.failures.isLocked(this.database, emailNormalized)) throw refusedPassword(errorCatalogue.ACCOUNT_LOCKED.message)
    if (!matches) throw await this.refuse(actor, emailNormalized)
    return await this.frame.run({ actor }, async (transaction) => {
      await this.assertMayLeave(transaction, userId)
      const { password_hash: now } = await this.users.loadAccount(transaction, userId)
      // Changed elsewhere in the meantime.
      if (now !== verified) throw refusedPassword(messages.passwordWrong)
      await this.failures.clear(transaction, emailNormalized)
      const open = await findOpenDeletion(transaction, userId, this.clock.now())
      if (open) return { result: open.id, audit: null }
      const requestId = await this.requests.insert(transaction, userId, reason)
      await stopBilling(transaction, userId, this.clock.now())
      await requestMail(transaction, { template: 'deletion-requested', to: email, data: { userId, requestId } })
      return { result: requestId, audit: { action: 'identity.deletion-requested', subject: { type: 'user', id: userId } } }
    })
  }

  private async assertMayLeave(transaction: Transaction, userId: number): Promise<void> {
    const otherStaff = await this.members.lockOtherStaff(transaction, userId)
    const { roles } = await this.members.lock(transaction, userId)
    if (roles.includes('ROLE_ADMIN') && otherStaff === 0) throw new AppError('STATUS_CONFLICT', { message: messages.lastStaff })
    if (await hasTeamUsers(transaction, userId, this.clock.now())) throw new AppError('STATUS_CONFLICT', { message: messages.teamHasUsers })
  }

  /** A wrong password counts as a failed sign-in: a session left open is no place to guess from. */
  private async refuse(actor: Actor, emailNormalized: string): Promise<AppError> {
    return await this.frame.run({ actor }, async (transaction) => {
      const { locked, audit } = await this.failedPassword.count(transaction, emailNormalized)
      return { result: refusedPassword(locked ? errorCatalogue.ACCOUNT_LOCKED.message : messages.passwordWrong), audit }
    })
  }
}

function refusedPassword(message: string): AppError {
  return fieldRefused('VALIDATION_FAILED', 'password', 'invalid', message)
}
