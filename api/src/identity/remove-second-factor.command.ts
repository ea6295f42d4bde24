import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { MembersRepository } from './members.repository.ts'
import { mailSecondFactor } from './second-factor/mail-second-factor.ts'
import { countedAs } from './second-factor/one-time-code.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'
import { SignInFailuresRepository } from './sign-in-failures.repository.ts'

/** Takes the second factor from staff who have lost it, by an administrator. */
export class RemoveSecondFactor extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
  ) {
    super()
  }
}

@CommandHandler(RemoveSecondFactor)
export class RemoveSecondFactorHandler implements ICommandHandler<RemoveSecondFactor> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly failures: SignInFailuresRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, userId }: RemoveSecondFactor): Promise<void> {
    await this.frame.run({ actor, capability: 'staff.manage' }, async (transaction) => {
      await this.members.lock(transaction, userId)
      await this.failures.clear(transaction, countedAs(userId))
      if (!(await this.factors.remove(transaction, userId))) return { result: undefined, audit: null }
      await mailSecondFactor(transaction, { userId, change: 'removed', at: this.clock.now() })
      return {
        result: undefined,
        audit: { action: 'identity.second-factor-removed', subject: { type: 'user', id: userId } },
      }
    })
  }
}
