import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { mailSecondFactor } from './second-factor/mail-second-factor.ts'
import { OneTimeCode } from './second-factor/one-time-code.ts'
import { newRecoveryCodes } from './second-factor/second-factor.rules.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'

/** The first code of a new key: from now on the second factor counts. Returns the recovery codes. */
export class ConfirmSecondFactor extends Command<string[]> {
  constructor(
    readonly actor: Actor,
    readonly sessionId: number,
    readonly code: string,
  ) {
    super()
  }
}

@CommandHandler(ConfirmSecondFactor)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactor> {
  constructor(
    private readonly oneTimeCode: OneTimeCode,
    private readonly factors: SecondFactorsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, sessionId, code }: ConfirmSecondFactor): Promise<string[]> {
    return await this.oneTimeCode.run(
      { actor, code, ofKey: 'new', orRecoveryCode: false },
      async (transaction) => {
        const recoveryCodes = newRecoveryCodes()
        await this.factors.confirm(transaction, actor.userId)
        await this.factors.replaceRecoveryCodes(transaction, actor.userId, recoveryCodes)
        await this.factors.markSession(transaction, sessionId)
        await mailSecondFactor(transaction, { userId: actor.userId, change: 'added', at: this.clock.now() })
        return {
          result: recoveryCodes,
          audit: { action: 'identity.second-factor-added', subject: { type: 'user', id: actor.userId } },
        }
      },
    )
  }
}
