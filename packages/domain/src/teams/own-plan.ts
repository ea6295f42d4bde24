import type { BillingPeriod, Currency } from '@vitrine/contracts/identity/billing'
import { rolesOf } from '@vitrine/contracts/roles'
import { statusAt, type Standing } from '@vitrine/contracts/standing'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'

/** How an account stands by itself, whatever its team gives it and whether it is suspended. */
export async function readOwnStanding(executor: Executor, userId: number, now: Date): Promise<Standing> {
  const row = await executor
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.roles', 'status', 'trial_ends_at', 'changes_at', 'then_status'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const stored = {
    status: row.status ?? 'Inactive',
    trialEndsAt: row.trial_ends_at,
    changesAt: row.changes_at,
    thenStatus: row.then_status,
    isSuspended: false,
  } as const
  return { roles: row.roles, subscriptionStatus: statusAt(stored, now) }
}

/**
 * Ends a plan for a team that staff gave, and gives it to somebody else where one is named. Both rows are
 * locked; no provider bills either.
 */
export async function moveGivenPlan(
  transaction: Transaction,
  { from, to }: { from: number; to: number | null },
): Promise<void> {
  const { billing_period = null, currency = null } =
    (await transaction
      .selectFrom('memberships')
      .select(['billing_period', 'currency'])
      .where('user_id', '=', from)
      .executeTakeFirst()) ?? {}
  await write(transaction, from, 'free', { status: 'Cancelled', billing_period: null, currency: null })
  if (to !== null)
    await write(transaction, to, 'enterprise admin', { status: 'Active', billing_period, currency })
}

async function write(
  transaction: Transaction,
  userId: number,
  membership: 'free' | 'enterprise admin',
  given: { status: 'Active' | 'Cancelled'; billing_period: BillingPeriod | null; currency: Currency | null },
): Promise<void> {
  const { roles } = await transaction
    .selectFrom('users')
    .select('roles')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const held = rolesOf({ membership, platform: 'web', isStaff: roles.includes('ROLE_ADMIN') })
  await transaction
    .updateTable('users')
    .set({ roles: held, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  const row = {
    ...given,
    provider: null,
    trial_ends_at: null,
    changes_at: null,
    then_status: null,
    updated_at: sql<Date>`now()`,
  }
  await transaction
    .insertInto('memberships')
    .values({ user_id: userId, ...row })
    // A membership begins, and with it its months of lookups, on the day on which it gets another status.
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...row,
        began_on: sql<string>`CASE WHEN memberships.status = excluded.status THEN memberships.began_on ELSE excluded.began_on END`,
      }),
    )
    .execute()
}
