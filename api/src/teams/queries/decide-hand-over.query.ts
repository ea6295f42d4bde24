import { isSubscriber } from '@vitrine/contracts/standing'
import { slotsMissing, teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { HandOverPreview } from '@vitrine/contracts/teams/schemas'
import type { Executor } from '@vitrine/database/database'
import { endOf } from '@vitrine/domain/billing/membership-status'
import { hasOpenPayment } from '@vitrine/domain/billing/operations'
import { currentSubscription, type Subscription } from '@vitrine/domain/billing/subscriptions'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { isToBeDeleted } from '@vitrine/domain/identity/deletion'
import { readOwnStanding } from '@vitrine/domain/teams/own-plan'
import { hasTeamPlan } from '@vitrine/domain/teams/team-standing'
import { readTeamSlots } from '@vitrine/domain/teams/teams'
import { isSuspendedAt } from '@vitrine/contracts/standing'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { hasBilledSlots } from './read-managed-team.query.ts'

export interface HandOver {
  teamId: number
  /** The new admin's own team without users, which makes way. */
  emptyTeamId: number | null
  to: { id: number; emailNormalized: string }
  /** Of the former admin, to be renewed no more. */
  subscription: Subscription | null
  slots: number
  shown: HandOverPreview
}

/**
 * What handing the team of an account over to another one comes to.
 *
 * @throws AppError NOT_FOUND, STATUS_CONFLICT, PAYMENT_IN_PROGRESS, VALIDATION_FAILED at email
 */
export async function decideHandOver(
  executor: Executor,
  { adminId, email, now }: { adminId: number; email: string; now: Date },
): Promise<HandOver> {
  const team = await executor
    .selectFrom('teams')
    .select(['id', 'slots'])
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  if (!team) throw new AppError('STATUS_CONFLICT', { message: messages.noTeam })
  const to = await newAdmin(executor, { adminId, email, now })
  const { emptyTeamId, takenFromIt } = await placeOf(executor, {
    userId: to.id,
    emailNormalized: to.emailNormalized,
    teamId: team.id,
    now,
  })
  for (const userId of [adminId, to.id])
    if (await hasOpenPayment(executor, userId)) throw new AppError('PAYMENT_IN_PROGRESS')
  const isBilled = await hasBilledSlots(executor, adminId)
  const isGiven = !isBilled && hasTeamPlan(await readOwnStanding(executor, adminId, now))
  const own = await readOwnStanding(executor, to.id, now)
  const hasOwnPlan = hasTeamPlan(own)
  if (!hasOwnPlan && !isGiven) throw refused(messages.newAdminNeedsPlan)
  if (!hasOwnPlan && isSubscriber(own)) throw refused(messages.newAdminHasMembership)
  const usedSlots = (await readTeamSlots(executor, adminId, now)).used - takenFromIt
  const slots = await slotsAfter(executor, { toId: to.id, hasOwnPlan, given: team.slots, now })
  if (usedSlots > slots) throw refused(slotsMissing({ needed: usedSlots, slots }))
  const subscription = isBilled ? await currentSubscription(executor, adminId) : null
  const renewing = subscription?.renews ? subscription : null
  return {
    teamId: team.id,
    emptyTeamId,
    to,
    subscription: renewing,
    slots,
    shown: {
      id: to.id,
      email: to.email,
      displayName: to.displayName,
      slots,
      usedSlots,
      plan: hasOwnPlan ? 'own' : 'moves',
      formerPlan: formerPlan({ hasOwnPlan, isGiven, isRenewing: renewing !== null }),
      formerEndsDate: renewing && (endOf({ ...renewing, renews: false })?.at ?? now).toISOString(),
    },
  }
}

function refused(message: string): AppError {
  return fieldRefused('VALIDATION_FAILED', 'email', 'invalid', message)
}

function formerPlan({
  hasOwnPlan,
  isGiven,
  isRenewing,
}: {
  hasOwnPlan: boolean
  isGiven: boolean
  isRenewing: boolean
}): HandOverPreview['formerPlan'] {
  if (isRenewing) return 'not renewed'
  if (!isGiven) return 'stays'
  return hasOwnPlan ? 'ends' : 'moves'
}

/** What a provider bills to the new admin, else the more of what staff gave to either. */
async function slotsAfter(
  executor: Executor,
  { toId, hasOwnPlan, given, now }: { toId: number; hasOwnPlan: boolean; given: number; now: Date },
): Promise<number> {
  if (!hasOwnPlan) return given
  const { slots } = await readTeamSlots(executor, toId, now)
  return (await hasBilledSlots(executor, toId)) ? slots : Math.max(slots, given)
}

async function newAdmin(
  executor: Executor,
  { adminId, email, now }: { adminId: number; email: string; now: Date },
): Promise<{ id: number; email: string; emailNormalized: string; displayName: string }> {
  const account = await executor
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_normalized as emailNormalized',
      'display_name as displayName',
      'email_verified_at',
      'suspended_at',
      'suspended_until',
      isToBeDeleted(sql`users.id`).as('isLeaving'),
    ])
    .where('email_normalized', '=', normalizeEmail(email))
    .executeTakeFirst()
  if (!account) throw refused(messages.noAccount)
  if (account.id === adminId) throw refused(messages.managesAlready)
  if (account.email_verified_at === null) throw refused(messages.newAdminUnconfirmed)
  if (isSuspendedAt({ suspendedAt: account.suspended_at, suspendedUntil: account.suspended_until }, now))
    throw refused(messages.newAdminSuspended)
  if (account.isLeaving) throw refused(messages.newAdminLeaving)
  return account
}

/** Where the new admin is at present: a user of this team gives that slot up, for an admin has one anyway. */
async function placeOf(
  executor: Executor,
  {
    userId,
    emailNormalized,
    teamId,
    now,
  }: { userId: number; emailNormalized: string; teamId: number; now: Date },
): Promise<{ emptyTeamId: number | null; takenFromIt: number }> {
  const own = await executor
    .selectFrom('teams')
    .select('id')
    .where('admin_id', '=', userId)
    .executeTakeFirst()
  const entries = await executor
    .selectFrom('team_users')
    .select(['team_id', 'user_id'])
    .where(({ eb, or }) => or([eb('status', '=', 'ACTIVE'), eb('expires_at', '>', now)]))
    .where(({ eb, or }) =>
      or([
        eb('user_id', '=', userId),
        eb('email_normalized', '=', emailNormalized),
        eb('team_id', '=', own?.id ?? 0),
      ]),
    )
    .execute()
  if (own && entries.some(({ team_id }) => team_id === own.id)) throw refused(messages.newAdminHasTeam)
  if (entries.some(({ team_id, user_id }) => user_id === userId && team_id !== teamId))
    throw refused(messages.newAdminElsewhere)
  return {
    emptyTeamId: own?.id ?? null,
    takenFromIt: entries.filter(({ team_id }) => team_id === teamId).length,
  }
}
