import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { mailSecondFactor } from './second-factor/mail-second-factor.ts'
import { OneTimeCode } from './second-factor/one-time-code.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'

/** Takes the own second factor away. */
export class DropSecondFactor extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly code: string,
  ) {
    super()
  }
}

@CommandHandler(DropSecondFactor)
export class DropSecondFactorHandler implements ICommandHandler<DropSecondFactor> {
  constructor(
    private readonly oneTimeCode: OneTimeCode,
    private readonly factors: SecondFactorsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, code }: DropSecondFactor): Promise<void> {
    await this.oneTimeCode.run(
      { actor, code, ofKey: 'confirmed', orRecoveryCode: true },
      async (transaction) => {
        await this.factors.remove(transaction, actor.userId)
        await mailSecondFactor(transaction, { userId: actor.userId, change: 'removed', at: this.clock.now() })
        return {
          result: undefined,
          audit: { action: 'identity.second-factor-removed', subject: { type: 'user', id: actor.userId } },
        }
      },
    )
  }
}
