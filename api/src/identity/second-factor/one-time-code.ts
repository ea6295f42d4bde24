import { Inject, Injectable } from '@nestjs/common'
import type { Actor } from '@vitrine/contracts/access'
import { secondFactorMessages as messages } from '@vitrine/contracts/identity/second-factor-messages'
import type { Transaction } from '@vitrine/database/database'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type Applied } from '../../commands/command-frame.ts'
import { CLOCK } from '../../infrastructure/tokens.ts'
import { SignInFailuresRepository } from '../sign-in-failures.repository.ts'
import { UsersRepository } from '../users.repository.ts'
import { stepOfCode } from './second-factor.rules.ts'
import { SecondFactorsRepository } from './second-factors.repository.ts'

export interface CodeAsked {
  actor: Actor
  code: string
  /** Whether the key is to be confirmed already, or is confirmed by this code. */
  ofKey: 'confirmed' | 'new'
  /** Whether a recovery code will do as well. */
  orRecoveryCode: boolean
}

/** How a code was right. */
export type CodeGiven = 'app' | 'recovery code'

/**
 * Runs a command for whoever gives a right code. Wrong ones are counted and lock like wrong passwords, by
 * themselves.
 */
@Injectable()
export class OneTimeCode {
  constructor(
    private readonly frame: CommandFrame,
    private readonly users: UsersRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly failures: SignInFailuresRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND for whoever is no staff, STATUS_CONFLICT, VALIDATION_FAILED at `code` */
  async run<Result>(
    { actor, code, ofKey, orRecoveryCode }: CodeAsked,
    write: (transaction: Transaction, given: CodeGiven) => Promise<Applied<Result>>,
  ): Promise<Result> {
    const counted = countedAs(actor.userId)
    const result = await this.frame.run(
      { actor },
      async (transaction): Promise<Applied<{ done: Result } | { refused: AppError }>> => {
        await this.users.lockStaff(transaction, actor.userId)
        if (await this.failures.isLocked(transaction, counted))
          return { result: { refused: refused(messages.locked) }, audit: null }
        const given = await this.check(transaction, actor.userId, { code, ofKey, orRecoveryCode })
        if (given === null) return await this.refuse(transaction, actor.userId)
        await this.failures.clear(transaction, counted)
        const applied = await write(transaction, given)
        return { ...applied, result: { done: applied.result } }
      },
    )
    if ('refused' in result) throw result.refused
    return result.done
  }

  private async check(
    transaction: Transaction,
    userId: number,
    { code, ofKey, orRecoveryCode }: Omit<CodeAsked, 'actor'>,
  ): Promise<CodeGiven | null> {
    const factor = await this.factors.lock(transaction, userId)
    if (!factor)
      throw new AppError('STATUS_CONFLICT', {
        message: ofKey === 'new' ? messages.beginAgain : messages.notSetUp,
      })
    if (factor.isConfirmed !== (ofKey === 'confirmed'))
      throw new AppError('STATUS_CONFLICT', {
        message: factor.isConfirmed ? messages.alreadySetUp : messages.notSetUp,
      })
    const step =
      factor.secret === null
        ? null
        : stepOfCode(factor.secret, code, { now: this.clock.now(), lastStep: factor.lastStep })
    if (step !== null) {
      await this.factors.takeStep(transaction, userId, step)
      return 'app'
    }
    return orRecoveryCode && (await this.factors.useRecoveryCode(transaction, userId, code))
      ? 'recovery code'
      : null
  }

  /** The count and its audit entry are committed although the call fails. */
  private async refuse(transaction: Transaction, userId: number): Promise<Applied<{ refused: AppError }>> {
    const { locked } = await this.failures.count(transaction, countedAs(userId))
    return {
      result: { refused: refused(locked ? messages.locked : messages.codeWrong) },
      audit: { action: 'identity.second-factor-failed', subject: { type: 'user', id: userId } },
    }
  }
}

/** Where failures are counted by email, an account's codes are counted under a name that no email has. */
export function countedAs(userId: number): string {
  return `second-factor:${userId}`
}

function refused(message: string): AppError {
  return fieldRefused('VALIDATION_FAILED', 'code', 'invalid', message)
}
