import { documentedCapabilitiesOf, isStaff } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { Role } from '@vitrine/contracts/roles'
import { lookupAllowanceOf, tierOf, userKindOf, type SubscriptionStatus } from '@vitrine/contracts/standing'

/** The user details as the api returns them for an account with these roles and this status. */
export function aUser(
  roles: Role[] = ['ROLE_FREE'],
  subscriptionStatus: SubscriptionStatus = 'Inactive',
): UserDetails {
  const standing = { roles, subscriptionStatus }
  const { total } = lookupAllowanceOf(standing)
  const inTrial = tierOf(standing) === 'trial'
  return {
    userId: 7,
    email: 'ana@vitrine.example',
    emailVerified: true,
    passwordExpired: false,
    displayName: 'Ana',
    firstName: '',
    lastName: '',
    companyName: '',
    countryCode: '',
    roles,
    subscriptionStatus,
    isAdmin: isStaff(standing),
    staffRole: null,
    awaitsSecondFactor: false,
    capabilities: documentedCapabilitiesOf(standing),
    tier: tierOf(standing),
    userKind: userKindOf(standing),
    inTrial,
    billing: { status: { isTrialUser: inTrial } },
    remainingLookups: total,
    totalLookups: total,
    deletion: null,
  }
}
