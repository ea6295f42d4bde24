import { priceAccessOf, type Actor } from '@vitrine/contracts/access'
import { lookupsRenewOn, usedLookups, type StoredLookups } from '@vitrine/contracts/lookups'
import type { LookupCount, Lookups } from '@vitrine/contracts/price-guide/price-schemas'
import { lookupAllowanceOf } from '@vitrine/contracts/standing'
import type { Executor } from '@vitrine/database/database'
import { readStoredLookups } from '@vitrine/domain/identity/lookups'

/** How somebody sees prices, and how many lookups are used at `now`. */
export async function readLookups(executor: Executor, actor: Actor, now: Date): Promise<Lookups> {
  const access = priceAccessOf(actor)
  if (access !== 'counted') return { access, lookups: null, renewsOn: null }
  const stored = await readStoredLookups(executor, actor.userId)
  return {
    access,
    lookups: lookupCount(actor, stored, now),
    renewsOn: lookupsRenewOn(lookupAllowanceOf(actor), stored.beganOn, now),
  }
}

/** Null for whoever has no count. */
export function lookupCount(actor: Actor, stored: StoredLookups, now: Date): LookupCount {
  const allowance = lookupAllowanceOf(actor)
  return priceAccessOf(actor) === 'counted' && allowance.total !== null
    ? { used: usedLookups(allowance, stored, now), limit: allowance.total }
    : null
}
