import type { ManagedTeam } from '@vitrine/contracts/teams/schemas'
import type { Executor } from '@vitrine/database/database'
import { currentSubscription } from '@vitrine/domain/billing/subscriptions'
import { ratePlanById } from '@vitrine/domain/billing/rate-plans'
import { readOwnStanding } from '@vitrine/domain/teams/own-plan'
import { hasTeamPlan } from '@vitrine/domain/teams/team-standing'
import { readTeamSlots } from '@vitrine/domain/teams/teams'
import { AppError } from '@vitrine/platform/app-error'

/** @throws AppError NOT_FOUND where there is no such account */
export async function readManagedTeam(executor: Executor, adminId: number, now: Date): Promise<ManagedTeam> {
  if (!(await executor.selectFrom('users').select('id').where('id', '=', adminId).executeTakeFirst()))
    throw new AppError('NOT_FOUND')
  const team = await executor
    .selectFrom('teams')
    .select('closed_at')
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  const { slots, used } = await readTeamSlots(executor, adminId, now)
  return {
    hasPlan: hasTeamPlan(await readOwnStanding(executor, adminId, now)),
    hasTeam: team !== undefined,
    isBilled: await hasBilledSlots(executor, adminId),
    slots,
    usedSlots: used,
    closedDate: team?.closed_at?.toISOString() ?? null,
  }
}

/** Whether a provider bills the slots of an account. */
export async function hasBilledSlots(executor: Executor, adminId: number): Promise<boolean> {
  const subscription = await currentSubscription(executor, adminId)
  return (
    subscription !== null && (await ratePlanById(executor, subscription.ratePlanId)).product === 'Enterprise'
  )
}
