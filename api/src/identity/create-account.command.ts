import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Role } from '@vitrine/contracts/roles'
import type { NamedActor } from '@vitrine/domain/audit/audit'
import { CommandFrame } from '../commands/command-frame.ts'
import { hashPassword } from './password.ts'
import { UsersRepository } from './users.repository.ts'

/**
 * A new account that an operator makes, who knows whose address it is. Returns its id, or null where the
 * address is taken.
 */
export class CreateAccount extends Command<number | null> {
  constructor(
    readonly actor: NamedActor,
    readonly input: { email: string; displayName: string; password: string; roles: readonly Role[] },
  ) {
    super()
  }
}

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
