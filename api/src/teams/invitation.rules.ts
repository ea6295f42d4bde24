import type { ErrorCode } from '@vitrine/contracts/errors'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'

export interface StoredInvitation {
  /** Null: the entry is gone. */
  teamUserId: number | null
  expiresAt: Date
  answeredAt: Date | null
  replacedAt: Date | null
}

/** Why an invitation cannot be answered at `now`; null where it can. Without a message the code's own is told. */
export function invitationFailure(
  invitation: StoredInvitation | undefined,
  now: Date,
): { code: Extract<ErrorCode, `LINK_${string}` | 'NOT_FOUND'>; message?: string } | null {
  if (!invitation) return { code: 'LINK_UNKNOWN' }
  if (invitation.answeredAt) return { code: 'LINK_USED', message: messages.invitationUsed }
  if (invitation.replacedAt) return { code: 'LINK_REPLACED' }
  if (invitation.expiresAt <= now) return { code: 'LINK_EXPIRED', message: messages.invitationExpired }
  return invitation.teamUserId === null ? { code: 'NOT_FOUND', message: messages.invitationWithdrawn } : null
}
