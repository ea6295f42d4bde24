import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { membersMessages as messages } from '@vitrine/contracts/members/messages'
import type { StaffAccessInput } from '@vitrine/contracts/members/support-schemas'
import type { StaffRole } from '@vitrine/contracts/staff-roles'
import type { Transaction } from '@vitrine/database/database'
import { requestMail } from '@vitrine/messaging/mails'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { assertCan } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { assertMayStopToAdminister } from './member.rules.ts'
import { MembersRepository } from './members.repository.ts'
import { OwnPassword } from './own-password.ts'

/**
 * Makes an account staff, changes what it may do, or takes it out of the staff. Whoever decides it types
 * their password once more.
 */
export class SetStaffAccess extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly input: StaffAccessInput,
  ) {
    super()
  }
}

const atPassword = { field: 'password', wrong: messages.passwordWrong }

@CommandHandler(SetStaffAccess)
export class SetStaffAccessHandler implements ICommandHandler<SetStaffAccess> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly ownPassword: OwnPassword,
    private readonly members: MembersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, userId, input: { role, from, password } }: SetStaffAccess): Promise<void> {
    assertCan(actor, 'staff.manage')
    const verified = await this.ownPassword.verify(actor, password, atPassword)
    await this.frame.run({ actor, capability: 'staff.manage' }, async (transaction) => {
      const otherAdministrators = await this.members.lockOtherAdministrators(transaction, userId)
      const { roles, staff_role, email_verified_at } = await this.members.lock(transaction, userId)
      await this.ownPassword.confirm(transaction, verified, atPassword)
      const before: StaffRole | null = roles.includes('ROLE_ADMIN') ? (staff_role ?? 'administrator') : null
      if (before === role) return { result: undefined, audit: null }
      if (from !== undefined && before !== from)
        throw new AppError('STATUS_CONFLICT', { message: messages.staffAccessChanged })
      if (before === 'administrator') assertMayStopToAdminister(actor, userId, otherAdministrators)
      // Whoever reads the mails of an unconfirmed address could be anybody.
      if (before === null && email_verified_at === null)
        throw fieldRefused('VALIDATION_FAILED', 'role', 'invalid', messages.staffUnconfirmed)
      await this.members.setStaffRole(transaction, userId, role)
      await this.tellStaff(transaction, { actor, userId, role })
      return {
        result: undefined,
        audit: {
          action: 'identity.staff-access-changed',
          subject: { type: 'user', id: userId },
          details: { staffRole: { from: before, to: role } },
        },
      }
    })
  }

  /** Everybody of the staff but whoever did it; the account itself is told as well. */
  private async tellStaff(
    transaction: Transaction,
    { actor, userId, role }: { actor: Actor; userId: number; role: StaffRole | null },
  ): Promise<void> {
    const at = this.clock.now().toISOString()
    const { email } =
      (await transaction.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()) ??
      {}
    if (email === undefined) throw new AppError('NOT_FOUND')
    const told = [
      { id: userId, email },
      ...(await this.members.staffEmails(transaction, [actor.userId, userId])),
    ]
    for (const { id, email: to } of told)
      await requestMail(transaction, {
        template: 'staff-access-changed',
        to,
        data: { userId: id, accountId: userId, role, byId: actor.userId, at },
      })
  }
}
