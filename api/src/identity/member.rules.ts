import { capabilitiesOf, type Actor } from '@vitrine/contracts/access'
import { isBilled, type MemberInput } from '@vitrine/contracts/members/schemas'
import { membersMessages as messages } from '@vitrine/contracts/members/messages'
import { membershipOf, platformOf, type Role } from '@vitrine/contracts/roles'
import type { SubscriptionStatus } from '@vitrine/contracts/standing'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'

/**
 * A support agent who could suspend an administrator, or sign one out, would stand above them.
 *
 * @throws AppError FORBIDDEN
 */
export function assertMayTouch(actor: Actor, rolesOfAccount: readonly Role[]): void {
  if (rolesOfAccount.includes('ROLE_ADMIN') && !capabilitiesOf(actor).has('staff.manage'))
    throw new AppError('FORBIDDEN', { message: messages.staffAccount })
}

/**
 * Nobody locks themselves out of the console, and it never is left without an administrator.
 *
 * @param others administrators who can sign in, this account aside
 * @throws AppError VALIDATION_FAILED at role, or STATUS_CONFLICT
 */
export function assertMayStopToAdminister(actor: Actor, userId: number, others: number): void {
  if (actor.userId === userId)
    throw fieldRefused('VALIDATION_FAILED', 'role', 'invalid', messages.ownStaffRole)
  if (others === 0) throw new AppError('STATUS_CONFLICT', { message: messages.lastStaff })
}

/** @throws AppError STATUS_CONFLICT */
export function assertMaySuspend(
  actor: Actor,
  user: { id: number; isAdministrator: boolean },
  others: number,
): void {
  if (actor.userId === user.id) throw new AppError('STATUS_CONFLICT', { message: messages.ownSuspension })
  if (user.isAdministrator && others === 0)
    throw new AppError('STATUS_CONFLICT', { message: messages.lastStaff })
}

interface BilledMember {
  provider: string | null
  roles: readonly Role[]
  status: SubscriptionStatus | null
  trial_ends_at: Date | null
  billing_period: string | null
  currency: string | null
}

/**
 * Where a payment provider bills a membership, what staff would set is not what is paid for.
 *
 * @throws AppError STATUS_CONFLICT at the field
 */
export function assertLeavesBillingAlone(stored: BilledMember, input: MemberInput): void {
  if (!isBilled(stored)) return
  const wanted: [string, unknown, unknown][] = [
    ['membership', membershipOf(stored.roles), input.membership],
    ['platform', platformOf(stored.roles), input.platform],
    ['status', stored.status, input.status],
    ['trialEndsAt', stored.trial_ends_at?.getTime(), trialEndOf(input)?.getTime()],
    ['billingPeriod', stored.billing_period, input.billingPeriod],
    ['currency', stored.currency, input.currency],
  ]
  // The end of a trial that is over may stand there still.
  const changed = wanted.find(
    ([field, from, to]) => from !== to && !(field === 'trialEndsAt' && input.status !== 'In Trial'),
  )
  if (changed) throw fieldRefused('STATUS_CONFLICT', changed[0], 'invalid', messages.billed)
}

interface StoredMember {
  roles: readonly Role[]
  status: SubscriptionStatus | null
  trial_ends_at: Date | null
  mobile_valid_until: Date | null
  mobile_value: string | null
}

/** What of an account's standing changed, for the audit log: from what to what. */
export function changesOf(
  stored: StoredMember,
  input: MemberInput,
): Record<string, { from: unknown; to: unknown }> {
  const mobile = mobileOf(input)
  const changes: [string, unknown, unknown][] = [
    ['membership', membershipOf(stored.roles), input.membership],
    ['platform', platformOf(stored.roles), input.platform],
    ['status', stored.status ?? 'Inactive', input.status],
    ['trialEndsAt', stored.trial_ends_at?.toISOString() ?? null, trialEndOf(input)?.toISOString() ?? null],
    [
      'mobileValidUntil',
      stored.mobile_valid_until?.toISOString() ?? null,
      mobile.validUntil?.toISOString() ?? null,
    ],
    ['mobileValue', stored.mobile_value ?? '', mobile.value],
  ]
  return Object.fromEntries(
    changes.filter(([, from, to]) => from !== to).map(([name, from, to]) => [name, { from, to }]),
  )
}

/** A trial's end is that of a trial: any other status has none. */
export function trialEndOf({
  status,
  trialEndsAt,
}: Pick<MemberInput, 'status' | 'trialEndsAt'>): Date | null {
  return status === 'In Trial' && trialEndsAt !== null ? new Date(trialEndsAt) : null
}

/** What a phone's shop has sold: a membership of the web has none of it. */
export function mobileOf({
  platform,
  mobileValidUntil,
  mobileValue,
}: Pick<MemberInput, 'platform' | 'mobileValidUntil' | 'mobileValue'>): {
  validUntil: Date | null
  value: string
} {
  if (platform === 'web') return { validUntil: null, value: '' }
  return { validUntil: mobileValidUntil === null ? null : new Date(mobileValidUntil), value: mobileValue }
}
