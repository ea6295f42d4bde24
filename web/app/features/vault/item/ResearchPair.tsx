import { Link } from 'react-router'
import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { isOfferedTrial } from '@vitrine/contracts/standing'
import { useCurrentUser } from '../../identity/queries.ts'

/**
 * Where to find out more of such a piece, and the membership that opens more. Who reads is known after the
 * page has loaded.
 */
export function ResearchPair({ title, hasStoredRange = false }: { title: string; hasStoredRange?: boolean }) {
  const reader = useCurrentUser()
  const offer = reader === undefined ? null : researchOffer(reader, hasStoredRange)
  return (
    <p className="flex flex-wrap gap-3" data-print="no">
      <Link
        to={`/inventory/search?${new URLSearchParams({ query: title }).toString()}`}
        reloadDocument
        className="button-plain"
      >
        Research
      </Link>
      {offer && (
        <Link to={offer.to} className="button">
          {offer.label}
        </Link>
      )}
    </p>
  )
}

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
