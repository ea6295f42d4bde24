import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { isOfferedTrial } from '@vitrine/contracts/standing'

export interface ResearchOffer {
  label: 'Subscribe' | 'Upgrade'
  to: string
}

type Reader = Pick<UserDetails, 'roles' | 'subscriptionStatus' | 'remainingLookups' | 'inTrial'>

/**
 * What stands beside 'Research': a membership for visitors and free members, more of it for whoever lacks
 * WorthScore, nothing for others.
 */
export function researchOffer(reader: Reader | null, hasStoredRange: boolean): ResearchOffer | null {
  if (reader === null || isOfferedTrial(reader)) return { label: 'Subscribe', to: '/product/index' }
  const held = memberCapabilitiesOf(reader)
  if (!held.has('vault.change')) return null
  const isUsedUp = !reader.inTrial && held.has('lookups') && reader.remainingLookups === 0 && !hasStoredRange
  return !held.has('worthscore') || isUsedUp
    ? { label: 'Upgrade', to: '/app/accountSettings/subscription' }
    : null
}
