import { Inject, Injectable } from '@nestjs/common'
import type { Executor, Transaction } from '@vitrine/database/database'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../../infrastructure/tokens.ts'
import { seal, unseal } from './sealed-secret.ts'
import { SecondFactorKey } from './second-factor-key.ts'
import { hashOfRecoveryCode } from './second-factor.rules.ts'

export interface StoredSecondFactor {
  /** Null where it was sealed with another key than that of this installation. */
  secret: string | null
  isConfirmed: boolean
  lastStep: number
}

@Injectable()
export class SecondFactorsRepository {
  constructor(
    private readonly key: SecondFactorKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Locked: of two codes at once, one is first. */
  async lock(transaction: Transaction, userId: number): Promise<StoredSecondFactor | null> {
    const row = await transaction
      .selectFrom('second_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    return row
      ? {
          secret: unseal(row.sealed_secret, { key: this.key.read(), context: contextOf(userId) }),
          isConfirmed: row.confirmed_at !== null,
          lastStep: row.last_step,
        }
      : null
  }

  async isConfirmed(executor: Executor, userId: number): Promise<boolean> {
    return (
      (await executor
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()) !== undefined
    )
  }

  /** A new secret, which counts once it is confirmed; one that never was gives way. */
  async begin(transaction: Transaction, userId: number, secret: string): Promise<void> {
    const sealed = seal(secret, { key: this.key.read(), context: contextOf(userId) })
    await transaction
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .execute()
    await transaction
      .insertInto('second_factors')
      .values({ user_id: userId, sealed_secret: sealed })
      .execute()
  }

  async confirm(transaction: Transaction, userId: number): Promise<void> {
    await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: this.clock.now() })
      .where('user_id', '=', userId)
      .execute()
  }

  async takeStep(transaction: Transaction, userId: number, step: number): Promise<void> {
    await transaction
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .execute()
  }

  /** Whether it was one of the account's and not used yet. */
  async useRecoveryCode(transaction: Transaction, userId: number, code: string): Promise<boolean> {
    const { numUpdatedRows } = await transaction
      .updateTable('recovery_codes')
      .set({ used_at: this.clock.now() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashOfRecoveryCode(code))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async replaceRecoveryCodes(
    transaction: Transaction,
    userId: number,
    codes: readonly string[],
  ): Promise<void> {
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await transaction
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id: userId, code_hash: hashOfRecoveryCode(code) })))
      .execute()
  }

  async countRecoveryCodes(executor: Executor, userId: number): Promise<number> {
    const { left } = await executor
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    return left
  }

  /** Returns whether there was one. Its sessions are members' again where one is demanded. */
  async remove(transaction: Transaction, userId: number): Promise<boolean> {
    const { numDeletedRows } = await transaction
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    await transaction
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', userId)
      .execute()
    return numDeletedRows > 0n
  }

  async markSession(transaction: Transaction, sessionId: number): Promise<void> {
    await transaction
      .updateTable('sessions')
      .set({ second_factor_at: this.clock.now() })
      .where('id', '=', sessionId)
      .execute()
  }
}

function contextOf(userId: number): string {
  return `second-factor of user ${userId}`
}
