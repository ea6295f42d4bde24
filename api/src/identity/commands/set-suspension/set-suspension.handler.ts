import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { assertMaySuspend } from '../../member.rules.ts'
import { MembersRepository } from '../../members.repository.ts'
import { SetSuspension } from './set-suspension.command.ts'

/** Sessions stay open: the site tells the member, who may still see what is theirs. */
@CommandHandler(SetSuspension)
export class SetSuspensionHandler implements ICommandHandler<SetSuspension> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, userId, suspension }: SetSuspension): Promise<void> {
    const isSuspended = suspension !== null
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      const otherStaff = await this.members.lockOtherStaff(transaction, userId)
      const member = await this.members.lock(transaction, userId)
      if (isSuspended) assertMaySuspend(actor, { id: userId, isStaff: member.roles.includes('ROLE_ADMIN') }, otherStaff)
      if ((member.suspended_at !== null) === isSuspended) return { result: undefined, audit: null }
      await this.members.setSuspension(transaction, userId, isSuspended ? this.clock.now() : null)
      return { result: undefined, audit: { action: isSuspended ? 'identity.member-suspended' : 'identity.suspension-lifted', subject: { type: 'user', id: userId }, ...(suspension && { details: suspension }) } }
    })
  }
}
