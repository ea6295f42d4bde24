import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { mailSecondFactor } from './second-factor/mail-second-factor.ts'
import { OneTimeCode } from './second-factor/one-time-code.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'

/** Gives a session its second factor: from now on it is staff’s. */
export class PassSecondFactor extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly code: string,
  ) {
    super()
  }
}

@CommandHandler(PassSecondFactor)
export class PassSecondFactorHandler implements ICommandHandler<PassSecondFactor> {
  constructor(
    private readonly oneTimeCode: OneTimeCode,
    private readonly factors: SecondFactorsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, sessionId, code }: PassSecondFactor): Promise<void> {
    await this.oneTimeCode.run(
      { actor, code, ofKey: 'confirmed', orRecoveryCode: true },
      async (transaction, given) => {
        await this.factors.markSession(transaction, sessionId)
        if (given === 'recovery code')
          await mailSecondFactor(transaction, {
            userId: actor.userId,
            change: 'recovery-code-used',
            at: this.clock.now(),
          })
        return {
          result: undefined,
          audit: {
            action: 'identity.second-factor-given',
            subject: { type: 'user', id: actor.userId },
            details: { by: given },
          },
        }
      },
    )
  }
}
