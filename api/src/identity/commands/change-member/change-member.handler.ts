import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { assertRevision } from '../../../access/assert-can.ts'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { assertLeavesBillingAlone, assertMayLoseStaffRole, changesOf } from '../../member.rules.ts'
import { MembersRepository } from '../../members.repository.ts'
import { ChangeMember } from './change-member.command.ts'

/** Nothing follows an account so far: what it may do is read anew with each request. */
@CommandHandler(ChangeMember)
export class ChangeMemberHandler implements ICommandHandler<ChangeMember> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
  ) {}

  async execute({ actor, userId, input, expectedRevision }: ChangeMember): Promise<void> {
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      const otherStaff = input.isStaff ? null : await this.members.lockOtherStaff(transaction, userId)
      const member = await this.members.lock(transaction, userId)
      assertRevision(member.revision, expectedRevision)
      if (otherStaff !== null && member.roles.includes('ROLE_ADMIN')) assertMayLoseStaffRole(actor, userId, otherStaff)
      assertLeavesBillingAlone(member, input)
      await this.members.save(transaction, userId, input)
      return { result: undefined, audit: { action: 'identity.member-changed', subject: { type: 'user', id: userId }, details: changesOf(member, input) } }
    })
  }
}
