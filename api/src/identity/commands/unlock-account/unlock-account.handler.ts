import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { assertCan } from '../../../access/assert-can.ts'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { MembersRepository } from '../../members.repository.ts'
import { SignInFailuresRepository } from '../../sign-in-failures.repository.ts'
import { UnlockAccount } from './unlock-account.command.ts'

@CommandHandler(UnlockAccount)
export class UnlockAccountHandler implements ICommandHandler<UnlockAccount> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly failures: SignInFailuresRepository,
  ) {}

  async execute({ actor, userId }: UnlockAccount): Promise<void> {
    assertCan(actor, 'members.manage')
    await this.database.transaction().execute(async (transaction) => {
      const { email_normalized } = await this.members.lock(transaction, userId)
      await this.failures.clear(transaction, email_normalized)
      await recordAudit(transaction, { actor, action: 'identity.account-unlocked', subject: { type: 'user', id: userId } })
    })
  }
}
