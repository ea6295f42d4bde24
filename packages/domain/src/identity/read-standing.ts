import type { Standing } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { standingColumns, standingOf } from './standing.ts'

/** How an account stands at `now`; null where there is none. */
export async function readStanding(executor: Executor, userId: number, now: Date): Promise<Standing | null> {
  const row = await executor
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select(standingColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row ? standingOf(row, now) : null
}
