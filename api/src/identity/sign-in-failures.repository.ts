import { Inject, Injectable } from '@nestjs/common'
import { identityLimits } from '@vitrine/contracts/identity/messages'
import type { Executor } from '@vitrine/database/database'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CLOCK } from '../infrastructure/tokens.ts'

/** Failed sign-ins in a row, counted per normalized address whether an account exists or not. */
@Injectable()
export class SignInFailuresRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async isLocked(executor: Executor, emailNormalized: string): Promise<boolean> {
    const row = await executor
      .selectFrom('sign_in_failures')
      .select('email_normalized')
      .where('email_normalized', '=', emailNormalized)
      .where('locked_until', '>', this.clock.now())
      .executeTakeFirst()
    return row !== undefined
  }

  /**
   * Counts one more. Returns whether the account is locked, and whether this one did it: of many at once it
   * is one. A lock that has run out starts a new row of failures.
   */
  async count(executor: Executor, emailNormalized: string): Promise<{ locked: boolean; byThis: boolean }> {
    const { failedSignInsBeforeLock: most, lockMinutes } = identityLimits
    const now = this.clock.now()
    const { rows } = await sql<{ locked: boolean; byThis: boolean }>`
      INSERT INTO sign_in_failures AS f (email_normalized, failures, last_failed_at) VALUES (${emailNormalized}, 1, ${now})
      ON CONFLICT (email_normalized) DO UPDATE SET
        failures = CASE WHEN f.locked_until <= ${now} THEN 1 ELSE f.failures + 1 END,
        locked_until = CASE
          WHEN f.locked_until > ${now} THEN f.locked_until
          WHEN f.locked_until IS NULL AND f.failures + 1 >= ${most} THEN ${timeAfter(now, { minutes: lockMinutes })}::timestamptz
        END,
        last_failed_at = excluded.last_failed_at
      RETURNING locked_until IS NOT NULL AS locked, locked_until IS NOT NULL AND failures = ${most} AS "byThis"`.execute(
      executor,
    )
    return rows[0] ?? { locked: false, byThis: false }
  }

  async clear(executor: Executor, emailNormalized: string): Promise<void> {
    await executor.deleteFrom('sign_in_failures').where('email_normalized', '=', emailNormalized).execute()
  }
}
