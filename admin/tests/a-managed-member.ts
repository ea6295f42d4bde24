import type { ManagedMember, MemberRow } from '@vitrine/contracts/members/schemas'

/** A free member as a row of the list, which holds less than the member. */
export const aMemberRow: MemberRow = {
  id: 4,
  email: 'ana@post.example',
  emailVerified: true,
  waitsForInvitation: false,
  displayName: 'Ana',
  tier: 'free',
  subscriptionStatus: 'Inactive',
  isStaff: false,
  staffRole: null,
  createdAt: '2026-03-04T05:06:07.000Z',
}

export const aManagedMember: ManagedMember = {
  ...aMemberRow,
  firstName: 'Ana',
  lastName: 'Lee',
  companyName: '',
  countryCode: '',
  roles: ['ROLE_FREE'],
  membership: 'free',
  platform: 'web',
  status: 'Inactive',
  trialEndsAt: null,
  billingPeriod: null,
  currency: null,
  provider: null,
  mobileValidUntil: null,
  mobileValue: '',
  lookupsUsed: 0,
  totalLookups: 0,
  suspendedAt: null,
  suspendedUntil: null,
  suspensionReason: null,
  hasSecondFactor: false,
  lockedUntil: null,
  openSessions: 0,
  lastSeenAt: null,
  revision: 1,
}
