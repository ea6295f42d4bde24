import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { useCurrentUser } from '../../identity/queries.ts'

/**
 * Whether somebody's vault is open to them: a visitor has none, nor has a member whose membership does not
 * count.
 */
export function mayView(user: UserDetails | null): user is UserDetails {
  return user !== null && memberCapabilitiesOf(user).has('vault.view')
}

/** Who is suspended sees what is theirs and changes nothing. */
export function mayChange(user: UserDetails | null | undefined): boolean {
  return memberCapabilitiesOf(user ?? null).has('vault.change')
}

/** Whether buttons that write are shown. */
export function useMayChange(): boolean {
  return mayChange(useCurrentUser())
}
