import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { HandOverPreview } from '@vitrine/contracts/teams/schemas'
import type { Transaction } from '@vitrine/database/database'
import { cancelRenewal } from '@vitrine/domain/billing/cancel-renewal'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { moveGivenPlan } from '@vitrine/domain/teams/own-plan'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame, type AuditNote } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { decideHandOver, type HandOver } from './queries/decide-hand-over.query.ts'

/** Staff hand the team of one account over to another one. Returns what has become of it. */
export class HandOverTeam extends Command<HandOverPreview> {
  constructor(
    readonly actor: Actor,
    readonly adminId: number,
    readonly email: string,
  ) {
    super()
  }
}

/**
 * Users and invitations stay with the team; what it gives them follows from the new admin's plan with the
 * next request.
 */
@CommandHandler(HandOverTeam)
export class HandOverTeamHandler implements ICommandHandler<HandOverTeam> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, adminId, email }: HandOverTeam): Promise<HandOverPreview> {
    const now = this.clock.now()
    return await this.frame.run<HandOverPreview>(
      { actor, capability: 'members.manage' },
      async (transaction) => {
        await lockBoth(transaction, adminId, email)
        const decided = await decideHandOver(transaction, { adminId, email, now })
        await moveTeam(transaction, decided, now)
        const { formerPlan, plan, id } = decided.shown
        if (formerPlan === 'moves' || formerPlan === 'ends')
          await moveGivenPlan(transaction, { from: adminId, to: plan === 'moves' ? id : null })
        if (decided.subscription) await cancelRenewal(transaction, decided.subscription, now)
        return { result: decided.shown, audit: notes(adminId, decided) }
      },
    )
  }
}

/** Always in the same order, so that two who hand over to each other take turns. */
async function lockBoth(transaction: Transaction, adminId: number, email: string): Promise<void> {
  const locked = await transaction
    .selectFrom('users')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', adminId), eb('email_normalized', '=', normalizeEmail(email))]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!locked.some(({ id }) => id === adminId)) throw new AppError('NOT_FOUND')
}

async function moveTeam(
  transaction: Transaction,
  { teamId, emptyTeamId, to, slots }: HandOver,
  now: Date,
): Promise<void> {
  if (emptyTeamId !== null) await transaction.deleteFrom('teams').where('id', '=', emptyTeamId).execute()
  await transaction
    .deleteFrom('team_users')
    .where('team_id', '=', teamId)
    .where(({ eb, or }) => or([eb('user_id', '=', to.id), eb('email_normalized', '=', to.emailNormalized)]))
    .execute()
  await transaction
    .updateTable('teams')
    .set({ admin_id: to.id, slots, closed_at: null, updated_at: now })
    .where('id', '=', teamId)
    .execute()
}

/** Among the entries of both. */
function notes(
  adminId: number,
  { teamId, to, subscription, shown: { plan, formerPlan } }: HandOver,
): AuditNote[] {
  const details = { teamId, from: adminId, to: to.id, plan, formerPlan }
  const moved = [adminId, to.id].map((id): AuditNote => ({
    action: 'team.team-handed-over',
    subject: { type: 'user', id },
    details,
  }))
  return subscription
    ? [...moved, { action: 'membership.cancelled', subject: { type: 'member', id: adminId } }]
    : moved
}
