import type { Executor } from '@vitrine/database/database'
import { isPasswordExpired } from '../password-age.ts'

/** Whether whoever is signed in has to choose a new password. */
export async function readPasswordExpired(
  executor: Executor,
  userId: number,
  maxAgeDays: number,
  now: Date,
): Promise<boolean> {
  const { password_changed_at: changedAt } = await executor
    .selectFrom('users')
    .select('password_changed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return isPasswordExpired(changedAt, maxAgeDays, now)
}
