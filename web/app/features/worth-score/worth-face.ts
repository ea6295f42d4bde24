import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'

/** What somebody meets where WorthScore would be. */
export type WorthFace = 'open' | 'suspended' | 'upgrade' | 're-enable' | 'guest'

type Reader = Pick<UserDetails, 'roles' | 'subscriptionStatus'>

export function worthFaceOf(reader: Reader | null): WorthFace {
  if (reader === null) return 'guest'
  const { subscriptionStatus } = reader
  if (subscriptionStatus === 'Suspended') return 'suspended'
  const held = memberCapabilitiesOf(reader)
  if (held.has('worthscore')) return 'open'
  if (subscriptionStatus === 'On Hold' || subscriptionStatus === 'Error') return 're-enable'
  return held.has('vault.view') ? 'upgrade' : 'guest'
}
