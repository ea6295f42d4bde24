import type { Standing } from '@vitrine/contracts/standing'
import { describe, expect, test } from 'vitest'
import { withTeam, type TeamAdminRow } from './team-standing.ts'

const now = new Date('2026-05-01T12:00:00Z')
const admin: TeamAdminRow = {
  roles: ['ROLE_ENTERPRISE_ADMIN'],
  suspendedAt: null,
  suspendedUntil: null,
  status: 'Active',
  trialEndsAt: null,
  changesAt: null,
  thenStatus: null,
}
const free: Standing = { roles: ['ROLE_FREE'], subscriptionStatus: 'Inactive' }

test('a free account has what its team gives', () => {
  expect(withTeam(free, admin, now)).toEqual({ roles: ['ROLE_ENTERPRISE'], subscriptionStatus: 'Active' })
})

test.each([
  ['a trial', { roles: ['ROLE_UNLIMITED'], subscriptionStatus: 'In Trial' }, ['ROLE_ENTERPRISE']],
  ['a smaller membership', { roles: ['ROLE_MARKS'], subscriptionStatus: 'Active' }, ['ROLE_ENTERPRISE']],
  [
    'a membership of a phone',
    { roles: ['ROLE_UNLIMITED', 'ROLE_IOS'], subscriptionStatus: 'Active' },
    ['ROLE_ENTERPRISE', 'ROLE_IOS'],
  ],
  [
    'a membership of a phone that has ended',
    { roles: ['ROLE_UNLIMITED', 'ROLE_IOS'], subscriptionStatus: 'Cancelled' },
    ['ROLE_ENTERPRISE'],
  ],
  [
    'staff',
    { roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive' },
    ['ROLE_ENTERPRISE', 'ROLE_ADMIN'],
  ],
] as const)('%s in a team has the better of both', (_, own, roles) => {
  expect(withTeam(own, admin, now)).toEqual({ roles, subscriptionStatus: 'Active' })
})

describe('the account stands by itself', () => {
  test.each([
    ['without a team', null],
    ['where the plan is over', { ...admin, status: 'Cancelled' }],
    [
      'where the plan is unpaid for too long',
      { ...admin, changesAt: '2026-05-01T11:59:59Z', thenStatus: 'Error' },
    ],
    ['where the admin is suspended', { ...admin, suspendedAt: '2026-04-01T00:00:00Z' }],
    [
      'where the admin is suspended for some days more',
      { ...admin, suspendedAt: '2026-04-01T00:00:00Z', suspendedUntil: '2026-05-01T12:00:01Z' },
    ],
    ['where the admin has changed to another product', { ...admin, roles: ['ROLE_UNLIMITED'] }],
    ['where the admin is in a trial', { ...admin, status: 'In Trial' }],
  ] as const)('%s', (_, row) => {
    expect(withTeam(free, row && { ...row, roles: [...row.roles] }, now)).toBe(free)
  })

  test('where it is suspended, or manages a team of its own', () => {
    const suspended: Standing = { ...free, subscriptionStatus: 'Suspended' }
    const own: Standing = { roles: ['ROLE_ENTERPRISE_ADMIN'], subscriptionStatus: 'Active' }
    expect([withTeam(suspended, admin, now), withTeam(own, admin, now)]).toEqual([suspended, own])
  })
})

test('a plan that ends at a time counts until then', () => {
  const ending: TeamAdminRow = { ...admin, changesAt: '2026-05-01T12:00:01+00:00', thenStatus: 'Cancelled' }
  expect(withTeam(free, ending, now).subscriptionStatus).toBe('Active')
  expect(withTeam(free, ending, new Date('2026-05-01T12:00:01Z'))).toBe(free)
})

test('a suspension of the admin that is over takes nothing from the team', () => {
  expect(
    withTeam(
      free,
      { ...admin, suspendedAt: '2026-04-01T00:00:00Z', suspendedUntil: '2026-05-01T12:00:00Z' },
      now,
    ),
  ).toEqual({ roles: ['ROLE_ENTERPRISE'], subscriptionStatus: 'Active' })
})
