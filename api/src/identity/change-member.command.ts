import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { MemberInput } from '@vitrine/contracts/members/schemas'
import { assertRevision } from '../access/assert-can.ts'
import { CommandFrame } from '../commands/command-frame.ts'
import { assertLeavesBillingAlone, changesOf } from './member.rules.ts'
import { MembersRepository } from './members.repository.ts'

/** Details, membership and status of an account, as staff set them. */
export class ChangeMember extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    readonly input: MemberInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/** Nothing follows an account so far: what it may do is read anew with each request. */
@CommandHandler(ChangeMember)
export class ChangeMemberHandler implements ICommandHandler<ChangeMember> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
  ) {}

  async execute({ actor, userId, input, expectedRevision }: ChangeMember): Promise<void> {
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      const member = await this.members.lockFor(actor, transaction, userId)
      assertRevision(member.revision, expectedRevision)
      assertLeavesBillingAlone(member, input)
      await this.members.save(transaction, userId, input, member.roles.includes('ROLE_ADMIN'))
      return {
        result: undefined,
        audit: {
          action: 'identity.member-changed',
          subject: { type: 'user', id: userId },
          details: changesOf(member, input),
        },
      }
    })
  }
}
