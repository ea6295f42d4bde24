import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../../../infrastructure/tokens.ts'
import { mailSecondFactor } from '../../second-factor/mail-second-factor.ts'
import { OneTimeCode } from '../../second-factor/one-time-code.ts'
import { newRecoveryCodes } from '../../second-factor/second-factor.rules.ts'
import { SecondFactorsRepository } from '../../second-factor/second-factors.repository.ts'
import { RenewRecoveryCodes } from './renew-recovery-codes.command.ts'

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
