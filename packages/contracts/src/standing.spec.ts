import { describe, expect, test } from 'vitest'
import {
  memberships,
  membershipOf,
  platformOf,
  platforms,
  productNames,
  roles,
  rolesOf,
  type Role,
} from './roles.ts'
import {
  hasMobileSubscription,
  isOfferedTrial,
  lookupAllowanceOf,
  remainingLookups,
  statusAt,
  subscriptionStatuses,
  tierOf,
  tiers,
  userKindOf,
  type Standing,
  type SubscriptionStatus,
  type Tier,
} from './standing.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date(now.getTime() + 1)

describe('roles', () => {
  test('D2-204, D3-165: are the ten documented ones', () => {
    expect(roles.toSorted()).toEqual([
      'ROLE_ADMIN',
      'ROLE_ANDROID',
      'ROLE_ENTERPRISE',
      'ROLE_ENTERPRISE_ADMIN',
      'ROLE_FREE',
      'ROLE_IOS',
      'ROLE_LIBRARY',
      'ROLE_MARKS',
      'ROLE_PRICE_GUIDE_LITE',
      'ROLE_UNLIMITED',
    ])
  })

  test('D3-135: say what was bought and where, whichever it was', () => {
    for (const membership of memberships) {
      for (const platform of platforms) {
        for (const isStaff of [true, false]) {
          const held = rolesOf({ membership, platform, isStaff })
          expect({
            membership: membershipOf(held),
            platform: platformOf(held),
            isStaff: held.includes('ROLE_ADMIN'),
          }).toEqual({ membership, platform, isStaff })
        }
      }
    }
  })

  test('D3-104: of three products have display names', () => {
    expect(productNames).toEqual({
      ROLE_UNLIMITED: 'Unlimited',
      ROLE_MARKS: 'Marks',
      ROLE_LIBRARY: 'Library',
    })
  })
})

describe('the status at a moment', () => {
  test.each(subscriptionStatuses)('%s is covered by a suspension', (status) => {
    expect(statusAt({ status, trialEndsAt: null, isSuspended: true }, now)).toBe('Suspended')
    expect(statusAt({ status, trialEndsAt: null, isSuspended: false }, now)).toBe(status)
  })

  test('a trial is over in the moment it ends', () => {
    expect(statusAt({ status: 'In Trial', trialEndsAt: later, isSuspended: false }, now)).toBe('In Trial')
    expect(statusAt({ status: 'In Trial', trialEndsAt: now, isSuspended: false }, now)).toBe('Inactive')
    expect(statusAt({ status: 'Active', trialEndsAt: now, isSuspended: false }, now)).toBe('Active')
  })
})

describe('the tier', () => {
  test.each<[Tier, Role[], SubscriptionStatus]>([
    ['free', ['ROLE_FREE'], 'Inactive'],
    ['free', ['ROLE_FREE', 'ROLE_ADMIN'], 'Active'],
    ['free', ['ROLE_UNLIMITED'], 'Cancelled'],
    ['free', ['ROLE_UNLIMITED'], 'Error'],
    ['free', ['ROLE_UNLIMITED', 'ROLE_IOS'], 'On Hold'],
    ['free', ['ROLE_UNLIMITED'], 'Suspended'],
    ['trial', ['ROLE_UNLIMITED'], 'In Trial'],
    ['paid', ['ROLE_MARKS', 'ROLE_LIBRARY', 'ROLE_PRICE_GUIDE_LITE'], 'Active'],
    ['paid', ['ROLE_MARKS', 'ROLE_LIBRARY'], 'Active'],
    ['unlimited', ['ROLE_UNLIMITED', 'ROLE_MARKS'], 'Active'],
    ['marks', ['ROLE_MARKS', 'ROLE_ANDROID'], 'Active'],
    ['library', ['ROLE_LIBRARY'], 'Active'],
    ['price guide lite', ['ROLE_PRICE_GUIDE_LITE'], 'Active'],
    ['enterprise', ['ROLE_ENTERPRISE'], 'Active'],
    ['enterprise', ['ROLE_ENTERPRISE_ADMIN', 'ROLE_ENTERPRISE'], 'Active'],
  ])('%s: %j, %s', (tier, held, subscriptionStatus) => {
    expect(tierOf({ roles: held, subscriptionStatus })).toBe(tier)
  })

  test('D1-021, D3-104, D3-106: is one of the documented eight, for each role and status', () => {
    expect(tiers).toHaveLength(8)
    for (const role of roles)
      for (const subscriptionStatus of subscriptionStatuses)
        expect(tiers).toContain(tierOf({ roles: [role], subscriptionStatus }))
  })
})

test('D3-165: kinds of users are told apart', () => {
  expect(userKindOf(null)).toBe('anonymous')
  expect(userKindOf({ roles: ['ROLE_UNLIMITED'], subscriptionStatus: 'In Trial' })).toBe('trial')
  expect(userKindOf({ roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' })).toBe('member')
})

describe('Try for free', () => {
  const free: Standing = { roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' }

  test('D1-035: is offered to visitors and free members', () => {
    expect([null, free, { ...free, subscriptionStatus: 'Cancelled' } as const].map(isOfferedTrial)).toEqual([
      true,
      true,
      true,
    ])
  })

  test.each(['Active', 'In Trial', 'Suspended', 'On Hold', 'Error'] as const)(
    'D1-035: is not offered to a subscriber who is %s',
    (subscriptionStatus) => {
      expect(isOfferedTrial({ ...free, subscriptionStatus })).toBe(false)
    },
  )
})

test.each<[boolean, Role, SubscriptionStatus]>([
  [true, 'ROLE_IOS', 'Active'],
  [true, 'ROLE_ANDROID', 'On Hold'],
  [true, 'ROLE_IOS', 'Suspended'],
  [true, 'ROLE_IOS', 'Error'],
  [false, 'ROLE_IOS', 'Cancelled'],
  [false, 'ROLE_ANDROID', 'Inactive'],
  [false, 'ROLE_UNLIMITED', 'Active'],
])('a mobile subscription: %s for %s, %s', (has, role, subscriptionStatus) => {
  expect(hasMobileSubscription({ roles: [role], subscriptionStatus })).toBe(has)
})

describe('lookups', () => {
  const of = (subscriptionStatus: SubscriptionStatus, ...held: Role[]) =>
    lookupAllowanceOf({ roles: held, subscriptionStatus } satisfies Standing)

  test('D2-180, D3-114: 7 in a trial, 10 a month of the counted price guide, no count for unlimited and enterprise, none otherwise', () => {
    expect(of('In Trial', 'ROLE_UNLIMITED')).toEqual({ total: 7, per: 'trial' })
    expect(of('Active', 'ROLE_PRICE_GUIDE_LITE')).toEqual({ total: 10, per: 'month' })
    expect(of('Active', 'ROLE_MARKS', 'ROLE_LIBRARY', 'ROLE_PRICE_GUIDE_LITE')).toEqual({
      total: 10,
      per: 'month',
    })
    expect([of('Active', 'ROLE_UNLIMITED').total, of('Active', 'ROLE_ENTERPRISE').total]).toEqual([
      null,
      null,
    ])
    expect(
      [
        of('Active', 'ROLE_MARKS'),
        of('Active', 'ROLE_MARKS', 'ROLE_LIBRARY'),
        of('Inactive', 'ROLE_FREE'),
        of('Suspended', 'ROLE_UNLIMITED'),
      ].map(({ total }) => total),
    ).toEqual([0, 0, 0, 0])
  })

  test('what is left is never below nothing', () => {
    expect([
      remainingLookups({ total: 7, per: 'trial' }, 2),
      remainingLookups({ total: 7, per: 'trial' }, 9),
      remainingLookups({ total: null, per: null }, 9),
    ]).toEqual([5, 0, null])
  })
})
