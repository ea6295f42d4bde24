import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { CommandFrame } from '../commands/command-frame.ts'
import { MembersRepository } from './members.repository.ts'
import { countedAs } from './second-factor/one-time-code.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'

/** Forgets the failed sign-ins of an account, and with them its lock. */
export class UnlockAccount extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
  ) {
    super()
  }
}

@CommandHandler(UnlockAccount)
export class UnlockAccountHandler implements ICommandHandler<UnlockAccount> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    private readonly failures: SignInFailuresRepository,
  ) {}

  async execute({ actor, userId }: UnlockAccount): Promise<void> {
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      const { email_normalized } = await this.members.lockFor(actor, transaction, userId)
      await this.failures.clear(transaction, email_normalized)
      await this.failures.clear(transaction, countedAs(userId))
      return {
        result: undefined,
        audit: { action: 'identity.account-unlocked', subject: { type: 'user', id: userId } },
      }
    })
  }
}
