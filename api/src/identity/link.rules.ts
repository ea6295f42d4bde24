import type { ErrorCode } from '@vitrine/contracts/errors'

export interface AccountLink {
  id: number
  userId: number
  /** Where it was sent. */
  emailNormalized: string
  /** The account's address now. */
  currentEmail: string
  expiresAt: Date
  usedAt: Date | null
  replacedAt: Date | null
}

/** Why a link cannot be used at `now`; null when it can. */
export function linkFailure(
  link: AccountLink | undefined,
  now: Date,
): Extract<ErrorCode, `LINK_${string}`> | null {
  // One that was sent to an address which the account has no longer proves nothing.
  if (!link || link.emailNormalized !== link.currentEmail) return 'LINK_UNKNOWN'
  if (link.usedAt) return 'LINK_USED'
  if (link.replacedAt) return 'LINK_REPLACED'
  return link.expiresAt <= now ? 'LINK_EXPIRED' : null
}
