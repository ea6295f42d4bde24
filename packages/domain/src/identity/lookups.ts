import { type StoredLookups, lookupPeriodOf, usedLookups } from '@vitrine/contracts/lookups'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { Actor } from '@vitrine/contracts/access'
import { lookupAllowanceOf, remainingLookups } from '@vitrine/contracts/standing'
import { AppError } from '@vitrine/platform/app-error'

const noMembership: StoredLookups = { used: 0, period: null, beganOn: '1970-01-01' }

/** What is stored of a member's lookups. */
export async function readStoredLookups(executor: Executor, userId: number): Promise<StoredLookups> {
  return await load(executor, userId, sql``)
}

/** The same, held until the transaction ends: whoever uses lookups of one member at the same time takes turns. */
export async function lockStoredLookups(transaction: Transaction, userId: number): Promise<StoredLookups> {
  return await load(transaction, userId, sql`FOR NO KEY UPDATE`)
}

export async function storeUsedLookups(
  transaction: Transaction,
  userId: number,
  { used, period }: Pick<StoredLookups, 'used' | 'period'>,
): Promise<void> {
  await transaction
    .updateTable('memberships')
    .set({ lookups_used: used, lookups_period: period })
    .where('user_id', '=', userId)
    .execute()
}

async function load(
  executor: Executor,
  userId: number,
  lock: ReturnType<typeof sql>,
): Promise<StoredLookups> {
  const { rows } = await sql<StoredLookups>`
    SELECT lookups_used AS used, lookups_period AS period, to_char(began_on, 'YYYY-MM-DD') AS "beganOn" FROM memberships WHERE user_id = ${userId} ${lock}
  `.execute(executor)
  return rows[0] ?? noMembership
}

/**
 * One lookup more of a member whose stored lookups are locked.
 *
 * @throws AppError LOOKUPS_USED_UP
 */
export async function takeLookup(
  transaction: Transaction,
  actor: Actor,
  stored: StoredLookups,
  now: Date,
): Promise<StoredLookups> {
  assertLookupLeft(actor, stored, now)
  const allowance = lookupAllowanceOf(actor)
  const counted = {
    ...stored,
    used: usedLookups(allowance, stored, now) + 1,
    period: lookupPeriodOf(allowance, stored.beganOn, now),
  }
  await storeUsedLookups(transaction, actor.userId, counted)
  return counted
}

/** @throws AppError LOOKUPS_USED_UP */
export function assertLookupLeft(actor: Actor, stored: StoredLookups, now: Date): void {
  const allowance = lookupAllowanceOf(actor)
  if (remainingLookups(allowance, usedLookups(allowance, stored, now)) === 0)
    throw new AppError('LOOKUPS_USED_UP')
}
