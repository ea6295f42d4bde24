import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { assertCan, assertRevision } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { assertMayLoseStaffRole, changesOf } from '../../member.rules.ts'
import { MembersRepository } from '../../members.repository.ts'
import { ChangeMember } from './change-member.command.ts'

/** Nothing follows an account so far: what it may do is read anew with each request. */
@CommandHandler(ChangeMember)
export class ChangeMemberHandler implements ICommandHandler<ChangeMember> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly members: MembersRepository,
  ) {}

  async execute({ actor, userId, input, expectedRevision }: ChangeMember): Promise<void> {
    assertCan(actor, 'members.manage')
    await this.database.transaction().execute(async (transaction) => {
      const otherStaff = input.isStaff ? null : await this.members.lockOtherStaff(transaction, userId)
      const member = await this.members.lock(transaction, userId)
      assertRevision(member.revision, expectedRevision)
      if (otherStaff !== null && member.roles.includes('ROLE_ADMIN')) assertMayLoseStaffRole(actor, userId, otherStaff)
      await this.members.save(transaction, userId, input)
      await recordAudit(transaction, { actor, action: 'identity.member-changed', subject: { type: 'user', id: userId }, details: changesOf(member, input) })
    })
  }
}
