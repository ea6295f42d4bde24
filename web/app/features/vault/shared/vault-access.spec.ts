import type { Role } from '@vitrine/contracts/roles'
import { describe, expect, it } from 'vitest'
import { aUser } from '../../../../tests/a-user.ts'
import { mayChange, mayView } from './vault-access.ts'

const paid: readonly Role[] = [
  'ROLE_UNLIMITED',
  'ROLE_MARKS',
  'ROLE_LIBRARY',
  'ROLE_PRICE_GUIDE_LITE',
  'ROLE_ENTERPRISE',
  'ROLE_ENTERPRISE_ADMIN',
]

describe('the vault', () => {
  it.each(paid)('D2-204: is open with an active membership as %s', (role) => {
    const user = aUser([role], 'Active')
    expect([mayView(user), mayChange(user)]).toEqual([true, true])
  })

  it.each([
    ['a visitor', null],
    ['a free member', aUser()],
    ['staff', aUser(['ROLE_ADMIN'])],
    ['who has ended', aUser(['ROLE_UNLIMITED'], 'Inactive')],
  ])('D2-204: is closed for %s', (_, user) => {
    expect([mayView(user), mayChange(user)]).toEqual([false, false])
  })

  it('is there to be seen, and no more, while somebody is suspended', () => {
    const user = aUser(['ROLE_UNLIMITED'], 'Suspended')
    expect([mayView(user), mayChange(user)]).toEqual([true, false])
  })

  it('opens nothing before it is known who reads', () => {
    expect(mayChange(undefined)).toBe(false)
  })
})
