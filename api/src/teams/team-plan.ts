import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { Executor } from '@vitrine/database/database'
import { hasTeamPlan } from '@vitrine/domain/teams/team-standing'
import { AppError } from '@vitrine/platform/app-error'
import { readStanding } from '@vitrine/domain/identity/read-standing'

/** @throws AppError STATUS_CONFLICT where the admin's plan gives a team nothing at present */
export async function assertPlanCounts(executor: Executor, adminId: number, now: Date): Promise<void> {
  const standing = await readStanding(executor, adminId, now)
  if (!standing || !hasTeamPlan(standing))
    throw new AppError('STATUS_CONFLICT', { message: messages.planNotActive })
}
