import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { assertMaySuspend } from '../../member.rules.ts'
import { MembersRepository } from '../../members.repository.ts'
import { SetSuspension } from './set-suspension.command.ts'

/** Sessions stay open: the site tells the member, who may still see what is theirs. */
@CommandHandler(SetSuspension)
export class SetSuspensionHandler implements ICommandHandler<SetSuspension> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly members: MembersRepository,
  ) {}

  async execute({ actor, userId, isSuspended }: SetSuspension): Promise<void> {
    assertCan(actor, 'members.manage')
    await this.database.transaction().execute(async (transaction) => {
      const otherStaff = await this.members.lockOtherStaff(transaction, userId)
      const member = await this.members.lock(transaction, userId)
      if (isSuspended) assertMaySuspend(actor, { id: userId, isStaff: member.roles.includes('ROLE_ADMIN') }, otherStaff)
      if ((member.suspended_at !== null) === isSuspended) return
      await this.members.setSuspension(transaction, userId, isSuspended ? new Date() : null)
      await recordAudit(transaction, { actor, action: isSuspended ? 'identity.member-suspended' : 'identity.suspension-lifted', subject: { type: 'user', id: userId } })
    })
  }
}
