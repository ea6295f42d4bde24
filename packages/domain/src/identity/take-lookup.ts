import type { Actor } from '@vitrine/contracts/access'
import { lookupPeriodOf, usedLookups, type StoredLookups } from '@vitrine/contracts/lookups'
import { lookupAllowanceOf, remainingLookups } from '@vitrine/contracts/standing'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { storeUsedLookups } from './stored-lookups.ts'

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
