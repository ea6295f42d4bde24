import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { mailSecondFactor } from './second-factor/mail-second-factor.ts'
import { OneTimeCode } from './second-factor/one-time-code.ts'
import { newRecoveryCodes } from './second-factor/second-factor.rules.ts'
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts'

/** New recovery codes; the old ones count no more. Returns them. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(
    readonly actor: Actor,
    readonly code: string,
  ) {
    super()
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly oneTimeCode: OneTimeCode,
    private readonly factors: SecondFactorsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, code }: RenewRecoveryCodes): Promise<string[]> {
    return await this.oneTimeCode.run(
      { actor, code, ofKey: 'confirmed', orRecoveryCode: false },
      async (transaction) => {
        const recoveryCodes = newRecoveryCodes()
        await this.factors.replaceRecoveryCodes(transaction, actor.userId, recoveryCodes)
        await mailSecondFactor(transaction, {
          userId: actor.userId,
          change: 'codes-renewed',
          at: this.clock.now(),
        })
        return {
          result: recoveryCodes,
          audit: { action: 'identity.recovery-codes-renewed', subject: { type: 'user', id: actor.userId } },
        }
      },
    )
  }
}
