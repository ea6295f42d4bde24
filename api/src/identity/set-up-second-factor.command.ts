import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { secondFactorMessages as messages } from '@vitrine/contracts/identity/second-factor-messages'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { OwnPassword } from './own-password.ts'
import { newSecret } from './second-factor/second-factor.rules.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'
import { UsersRepository } from './users.repository.ts'

/**
 * A new key for an authenticator app, which counts once a code has confirmed it. Returns the secret and whose
 * it is.
 */
export class SetUpSecondFactor extends Command<{ secret: string; email: string }> {
  constructor(
    readonly actor: Actor,
    readonly password: string,
  ) {
    super()
  }
}

const atPassword = { field: 'password', wrong: messages.passwordWrong }

/** Nothing counts yet, so nothing is audited: the confirmation is. */
@CommandHandler(SetUpSecondFactor)
export class SetUpSecondFactorHandler implements ICommandHandler<SetUpSecondFactor> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly ownPassword: OwnPassword,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
  ) {}

  async execute({ actor, password }: SetUpSecondFactor) {
    await this.frame.run({ actor }, async (transaction) => {
      await this.users.lockStaff(transaction, actor.userId)
      return { result: undefined, audit: null }
    })
    const verified = await this.ownPassword.verify(actor, password, atPassword)
    return await this.frame.run({ actor }, async (transaction) => {
      const { email } = await this.users.lockStaff(transaction, actor.userId)
      await this.ownPassword.confirm(transaction, verified, atPassword)
      if (await this.factors.isConfirmed(transaction, actor.userId))
        throw new AppError('STATUS_CONFLICT', { message: messages.alreadySetUp })
      const secret = newSecret()
      await this.factors.begin(transaction, actor.userId, secret)
      return { result: { secret, email }, audit: null }
    })
  }
}
