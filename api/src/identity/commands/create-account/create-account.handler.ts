import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { hashPassword } from '../../password.ts'
import { UsersRepository } from '../../users.repository.ts'
import { CreateAccount } from './create-account.command.ts'

@CommandHandler(CreateAccount)
export class CreateAccountHandler implements ICommandHandler<CreateAccount> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  async execute({ actor, input: { password, ...user } }: CreateAccount): Promise<number | null> {
    const passwordHash = await hashPassword(password)
    return await this.database.transaction().execute(async (transaction) => {
      const id = await this.users.insert(transaction, { ...user, passwordHash, emailVerified: true })
      if (id !== null) await recordAudit(transaction, { actor, action: 'identity.account-created', subject: { type: 'user', id }, details: { roles: user.roles } })
      return id
    })
  }
}
