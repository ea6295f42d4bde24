import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Database } from '@vitrine/database/database'
import { recordAudit } from '../../../audit/audit.ts'
import { DATABASE } from '../../../infrastructure/tokens.ts'
import { UsersRepository } from '../../users.repository.ts'
import { ChangeDisplayName } from './change-display-name.command.ts'

@CommandHandler(ChangeDisplayName)
export class ChangeDisplayNameHandler implements ICommandHandler<ChangeDisplayName> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  async execute({ actor, displayName }: ChangeDisplayName): Promise<string> {
    await this.database.transaction().execute(async (transaction) => {
      await this.users.setDisplayName(transaction, actor.userId, displayName)
      await recordAudit(transaction, { actor, action: 'identity.display-name-changed', subject: { type: 'user', id: actor.userId } })
    })
    return displayName
  }
}
