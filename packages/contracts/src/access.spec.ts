import { describe, expect, test } from 'vitest'
import {
  capabilitiesOf,
  documentedCapabilitiesOf,
  isSignedIn,
  isStaff,
  mayAccess,
  type Actor,
  type Capability,
} from './access.ts'
import { searchAuctions } from './auctions/endpoints.ts'
import { searchPosts } from './blog/endpoints.ts'
import { capabilities, staffCapabilities } from './areas.ts'
import { searchDictionary } from './dictionary/endpoints.ts'
import { readBookDetails, searchBooks } from './library/endpoints.ts'
import { readMarkDetails, searchMarks } from './marks/endpoints.ts'
import {
  listSimilarItems,
  readPriceHistory,
  readSoldItemDetails,
  searchPricedItems,
  searchSoldItems,
  useLookup,
} from './price-guide/endpoints.ts'
import { rolesOf, memberships, roles, type Role } from './roles.ts'
import { narrowedStaffRoles } from './staff-roles.ts'
import { subscriptionStatuses, type Standing, type SubscriptionStatus } from './standing.ts'

const heldBy = (standing: Standing | null) =>
  capabilities.filter((capability) => capabilitiesOf(standing).has(capability)).toSorted()
const active = (...held: Role[]): Standing => ({ roles: held, subscriptionStatus: 'Active' })
const sections: Capability[] = ['price-guide.details', 'marks.details', 'library.details']
const vault: Capability[] = ['vault.view', 'vault.change']
const everything: Capability[] = [...sections, ...vault, 'lookups', 'worthscore']
const editing: Capability[] = [
  'dictionary.manage',
  'taxonomy.manage',
  'synonyms.manage',
  'blog.manage',
  'library.manage',
  'marks.manage',
  'auctions.manage',
  'price-guide.manage',
  'worth-score.try',
  'partners.manage',
  'newsletter.manage',
  'texts.edit',
  'site-pages.manage',
]
const support: Capability[] = [
  'members.manage',
  'vault.manage',
  'collections.moderate',
  'contact.manage',
  'payment-emails.manage',
  'billing.manage',
]
const withoutCount: Capability[] = [...everything, 'price-guide.prices']

describe('D3-104: what each account may do', () => {
  test.each<[string, Standing | null, Capability[]]>([
    ['a visitor', null, []],
    ['a free account', { roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' }, []],
    ['a free account that is called active', active('ROLE_FREE'), []],
    ['a trial', { roles: ['ROLE_UNLIMITED'], subscriptionStatus: 'In Trial' }, everything],
    ['a trial without a product', { roles: ['ROLE_FREE'], subscriptionStatus: 'In Trial' }, everything],
    ['unlimited', active('ROLE_UNLIMITED'), withoutCount],
    ['marks', active('ROLE_MARKS'), ['marks.details', ...vault]],
    ['library', active('ROLE_LIBRARY'), ['library.details', ...vault]],
    [
      'price guide lite',
      active('ROLE_PRICE_GUIDE_LITE'),
      ['price-guide.details', ...vault, 'lookups', 'worthscore'],
    ],
    [
      'marks and library',
      active('ROLE_MARKS', 'ROLE_LIBRARY'),
      ['marks.details', 'library.details', ...vault],
    ],
    ['paid', active(...rolesOf({ membership: 'paid', platform: 'web', isStaff: false })), everything],
    ['enterprise', active('ROLE_ENTERPRISE'), withoutCount],
    ['enterprise admin', active('ROLE_ENTERPRISE_ADMIN'), [...withoutCount, 'team.manage']],
    ['a phone without a product', active('ROLE_IOS'), []],
    ['unlimited on a phone', active('ROLE_UNLIMITED', 'ROLE_ANDROID'), withoutCount],
    [
      'staff',
      { roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive' },
      [...staffCapabilities, ...sections, 'price-guide.prices'],
    ],
    [
      'staff with a membership',
      active('ROLE_UNLIMITED', 'ROLE_ADMIN'),
      [...withoutCount, ...staffCapabilities],
    ],
    [
      'an editor',
      { roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive', staffRole: 'editor' },
      [...editing, ...sections, 'price-guide.prices'],
    ],
    [
      'a support agent',
      { roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive', staffRole: 'support' },
      [...support, ...sections, 'price-guide.prices'],
    ],
    [
      'an operator',
      { roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive', staffRole: 'operator' },
      ['operations.manage', ...sections, 'price-guide.prices'],
    ],
    [
      'a member in whose account a staff role was forgotten',
      { roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive', staffRole: 'operator' },
      [],
    ],
    ['suspended', { roles: ['ROLE_UNLIMITED'], subscriptionStatus: 'Suspended' }, ['vault.view']],
    [
      'suspended staff',
      { roles: ['ROLE_ADMIN', 'ROLE_ENTERPRISE_ADMIN'], subscriptionStatus: 'Suspended' },
      ['vault.view'],
    ],
  ])('%s', (_, standing, allowed) => {
    // What somebody has put into the vault can always be taken along.
    expect(heldBy(standing)).toEqual([...allowed, ...(standing ? ['vault.download'] : [])].toSorted())
  })

  test.each<SubscriptionStatus>(['Inactive', 'Cancelled', 'Error', 'On Hold'])(
    'a membership that is %s opens nothing but the download of one’s own',
    (subscriptionStatus) => {
      for (const membership of memberships) {
        expect(
          heldBy({ roles: rolesOf({ membership, platform: 'iOS', isStaff: false }), subscriptionStatus }),
        ).toEqual(['vault.download'])
      }
    },
  )

  test('only staff hold what is for staff, whatever else they are', () => {
    for (const role of roles) {
      for (const subscriptionStatus of subscriptionStatuses) {
        const held = capabilitiesOf({ roles: [role], subscriptionStatus })
        expect(staffCapabilities.some((capability) => held.has(capability))).toBe(
          role === 'ROLE_ADMIN' && subscriptionStatus !== 'Suspended',
        )
      }
    }
  })
})

test('what no narrowed role holds is decided: for administrators alone', () => {
  const roled = new Set(
    narrowedStaffRoles.flatMap((staffRole) =>
      heldBy({ roles: ['ROLE_ADMIN'], subscriptionStatus: 'Inactive', staffRole }),
    ),
  )
  expect(staffCapabilities.filter((capability) => !roled.has(capability)).toSorted()).toEqual([
    'mail.read-links',
    'prices.manage',
    'staff.manage',
  ])
})

test.each<[string, Standing, ReturnType<typeof documentedCapabilitiesOf>]>([
  [
    'free',
    { roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' },
    {
      hasMobileSubscription: false,
      hasWorthscoreAccess: false,
      isSuspended: false,
      hasAdminAccess: false,
      hasLookups: false,
    },
  ],
  [
    'trial',
    { roles: ['ROLE_UNLIMITED'], subscriptionStatus: 'In Trial' },
    {
      hasMobileSubscription: false,
      hasWorthscoreAccess: true,
      isSuspended: false,
      hasAdminAccess: false,
      hasLookups: true,
    },
  ],
  [
    'unlimited on a phone',
    active('ROLE_UNLIMITED', 'ROLE_IOS'),
    {
      hasMobileSubscription: true,
      hasWorthscoreAccess: true,
      isSuspended: false,
      hasAdminAccess: false,
      hasLookups: true,
    },
  ],
  [
    'marks',
    active('ROLE_MARKS'),
    {
      hasMobileSubscription: false,
      hasWorthscoreAccess: false,
      isSuspended: false,
      hasAdminAccess: false,
      hasLookups: false,
    },
  ],
  [
    'suspended',
    { roles: ['ROLE_UNLIMITED', 'ROLE_ADMIN'], subscriptionStatus: 'Suspended' },
    {
      hasMobileSubscription: false,
      hasWorthscoreAccess: false,
      isSuspended: true,
      hasAdminAccess: false,
      hasLookups: false,
    },
  ],
  [
    'staff',
    { roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive' },
    {
      hasMobileSubscription: false,
      hasWorthscoreAccess: false,
      isSuspended: false,
      hasAdminAccess: true,
      hasLookups: false,
    },
  ],
])('D3-167: the documented capabilities of %s', (_, standing, flags) => {
  expect(documentedCapabilitiesOf(standing)).toEqual(flags)
})

test('signed in means an email and at least one role', () => {
  expect(isSignedIn({ email: 'a@b.example', roles: ['ROLE_FREE'] })).toBe(true)
  expect(isSignedIn({ email: '', roles: ['ROLE_FREE'] })).toBe(false)
  expect(isSignedIn({ email: 'a@b.example', roles: [] })).toBe(false)
  expect([null, undefined].map(isSignedIn)).toEqual([false, false])
})

describe('who may call an endpoint', () => {
  const free = { userId: 1, roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' } as const
  const staff = { userId: 2, roles: ['ROLE_ADMIN'], subscriptionStatus: 'Inactive' } as const
  const suspended = { userId: 3, roles: ['ROLE_ADMIN'], subscriptionStatus: 'Suspended' } as const

  test.each(['visitor', 'token', 'webhook'] as const)('%s: everybody', (access) => {
    expect([null, free, staff, suspended].map((actor) => mayAccess(actor, access))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('member: whoever is signed in, suspended or not', () => {
    expect([null, free, staff, suspended].map((actor) => mayAccess(actor, 'member'))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('staff: who is staff and not suspended', () => {
    expect([null, free, staff, suspended].map((actor) => mayAccess(actor, 'staff'))).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect([null, free, staff, suspended].map(isStaff)).toEqual([false, false, true, false])
  })

  test.each(capabilities)('%s: who holds it', (capability) => {
    for (const actor of [null, free, staff, suspended])
      expect(mayAccess(actor, { capability })).toBe(capabilitiesOf(actor).has(capability))
  })
})

describe('D1-021: a free member', () => {
  const free: Actor = { userId: 1, roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' }

  test.each([searchSoldItems, searchMarks, searchBooks, searchPosts, searchDictionary, searchAuctions])(
    'D2-208, D3-113: may search: $name',
    ({ access }) => {
      expect(mayAccess(free, access)).toBe(true)
    },
  )

  test.each([
    readSoldItemDetails,
    listSimilarItems,
    readPriceHistory,
    searchPricedItems,
    useLookup,
    readMarkDetails,
    readBookDetails,
  ])('D2-208, D3-113: may not see details: $name', ({ access }) => {
    expect(mayAccess(free, access)).toBe(false)
  })
})
