import { documentedCapabilitiesOf } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'

const standing = { roles: ['ROLE_ADMIN' as const], subscriptionStatus: 'Inactive' as const }

/** The user details of staff, as the api gives them. */
export const aStaffMember: UserDetails = {
  ...standing,
  userId: 1,
  email: 'staff@vitrine.example',
  emailVerified: true,
  passwordExpired: false,
  displayName: 'Staff',
  firstName: '',
  lastName: '',
  companyName: '',
  countryCode: '',
  isAdmin: true,
  staffRole: null,
  awaitsSecondFactor: false,
  capabilities: documentedCapabilitiesOf(standing),
  tier: 'free',
  userKind: 'member',
  inTrial: false,
  billing: { status: { isTrialUser: false } },
  remainingLookups: 0,
  totalLookups: 0,
  deletion: null,
}
