import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { SECOND_FACTOR_PAGE } from '@vitrine/contracts/identity/second-factor-page'

/** Where details and password are changed, and the mail with the link is asked for again. */
export const ACCOUNT_PAGE = '/app/accountSettings/userInfo'

export type AccountNotice = 'suspended' | 'second-factor' | 'password-expired' | 'unverified'

/** What a member has to be told on every page; the gravest alone. */
export function noticeFor(user: UserDetails | null | undefined): AccountNotice | null {
  if (!user) return null
  if (user.capabilities.isSuspended) return 'suspended'
  // Before the password: it cannot be changed without the second factor.
  if (user.awaitsSecondFactor) return 'second-factor'
  if (user.passwordExpired) return 'password-expired'
  return user.emailVerified ? null : 'unverified'
}

/** Where a member with an expired password is sent from this page; null where it may be read all the same. */
export function pageForExpiredPassword(
  user: UserDetails | null | undefined,
  pathname: string,
): string | null {
  if (!user?.passwordExpired) return null
  const path = pathname.replace(/\/+$/, '')
  // Links of mails, and signing in as somebody else, work on.
  const isOpen = path === ACCOUNT_PAGE || path === SECOND_FACTOR_PAGE || path.startsWith('/login/')
  return isOpen ? null : ACCOUNT_PAGE
}
