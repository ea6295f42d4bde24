import { describe, expect, it } from 'vitest'
import { aUser } from '../../../tests/a-user.ts'
import { noticeFor, pageForExpiredPassword } from './account-notice.ts'

const suspended = aUser(['ROLE_UNLIMITED'], 'Suspended')

describe('what a member is told on every page', () => {
  it.each([
    ['nothing, while it is not known who reads', undefined, null],
    ['nothing to a visitor', null, null],
    ['nothing where all is well', aUser(), null],
    ['that the account is suspended', suspended, 'suspended'],
    ['that the address is not confirmed', { ...aUser(), emailVerified: false }, 'unverified'],
    [
      'that the password has expired, before that',
      { ...aUser(), emailVerified: false, passwordExpired: true },
      'password-expired',
    ],
    [
      'that the second factor is missing, before the password that cannot be changed without it',
      { ...aUser(), passwordExpired: true, awaitsSecondFactor: true },
      'second-factor',
    ],
    ['a suspension before all', { ...suspended, emailVerified: false, passwordExpired: true }, 'suspended'],
  ] as const)('D3-180: %s', (_, user, notice) => {
    expect(noticeFor(user)).toBe(notice)
  })
})

describe('an expired password', () => {
  const user = { ...aUser(), passwordExpired: true }

  it.each(['/', '/dictionary', '/app/accountSettings/subscription', '/app/vault/dashboard'])(
    'D3-163: leads from %s to where it is changed',
    (pathname) => {
      expect(pageForExpiredPassword(user, pathname)).toBe('/app/accountSettings/userInfo')
    },
  )

  it.each([
    '/app/accountSettings/userInfo',
    '/app/accountSettings/userInfo/',
    '/app/accountSettings/secondFactor',
    '/login/auth',
    '/login/reset-password',
  ])('leaves %s as it is', (pathname) => {
    expect(pageForExpiredPassword(user, pathname)).toBeNull()
  })

  it('leads nobody else anywhere', () => {
    expect([
      pageForExpiredPassword(aUser(), '/'),
      pageForExpiredPassword(null, '/'),
      pageForExpiredPassword(undefined, '/'),
    ]).toEqual([null, null, null])
  })
})
