import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { hashPassword } from '../../password.ts'
import { UsersRepository } from '../../users.repository.ts'
import { CreateAccount } from './create-account.command.ts'

@CommandHandler(CreateAccount)
export class CreateAccountHandler implements ICommandHandler<CreateAccount> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
  ) {}

  async execute({ actor, input: { password, ...user } }: CreateAccount): Promise<number | null> {
    const passwordHash = await hashPassword(password)
    return await this.frame.run({ actor }, async (transaction) => {
      const id = await this.users.insert(transaction, { ...user, passwordHash, emailVerified: true })
      return {
        result: id,
        audit:
          id === null
            ? null
            : {
                action: 'identity.account-created',
                subject: { type: 'user', id },
                details: { roles: user.roles },
              },
      }
    })
  }
}
