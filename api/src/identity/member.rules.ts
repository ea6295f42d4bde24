import type { Actor } from '@vitrine/contracts/access'
import type { MemberInput } from '@vitrine/contracts/members/schemas'
import { membersMessages as messages } from '@vitrine/contracts/members/messages'
import { membershipOf, platformOf, type Role } from '@vitrine/contracts/roles'
import type { SubscriptionStatus } from '@vitrine/contracts/standing'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'

/**
 * Nobody locks themselves out of the console, and it never is left without anybody.
 * @param otherStaff accounts of staff that are not suspended, this one aside
 * @throws AppError VALIDATION_FAILED at isStaff, or STATUS_CONFLICT
 */
export function assertMayLoseStaffRole(actor: Actor, userId: number, otherStaff: number): void {
  if (actor.userId === userId) throw fieldRefused('VALIDATION_FAILED', 'isStaff', 'invalid', messages.ownStaffRole)
  if (otherStaff === 0) throw new AppError('STATUS_CONFLICT', { message: messages.lastStaff })
}

/** @throws AppError STATUS_CONFLICT */
export function assertMaySuspend(actor: Actor, user: { id: number; isStaff: boolean }, otherStaff: number): void {
  if (actor.userId === user.id) throw new AppError('STATUS_CONFLICT', { message: messages.ownSuspension })
  if (user.isStaff && otherStaff === 0) throw new AppError('STATUS_CONFLICT', { message: messages.lastStaff })
}

interface StoredMember {
  roles: readonly Role[]
  status: SubscriptionStatus | null
  trial_ends_at: Date | null
}

/** What of an account's standing changed, for the audit log: from what to what. */
export function changesOf(stored: StoredMember, input: MemberInput): Record<string, { from: unknown; to: unknown }> {
  const changes: [string, unknown, unknown][] = [
    ['membership', membershipOf(stored.roles), input.membership],
    ['platform', platformOf(stored.roles), input.platform],
    ['isStaff', stored.roles.includes('ROLE_ADMIN'), input.isStaff],
    ['status', stored.status ?? 'Inactive', input.status],
    ['trialEndsAt', stored.trial_ends_at?.toISOString() ?? null, trialEndOf(input)?.toISOString() ?? null],
  ]
  return Object.fromEntries(changes.filter(([, from, to]) => from !== to).map(([name, from, to]) => [name, { from, to }]))
}

/** A trial's end is that of a trial: any other status has none. */
export function trialEndOf({ status, trialEndsAt }: Pick<MemberInput, 'status' | 'trialEndsAt'>): Date | null {
  return status === 'In Trial' && trialEndsAt !== null ? new Date(trialEndsAt) : null
}
