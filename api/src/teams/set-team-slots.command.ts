import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { slotsTaken, teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import { readOwnStanding } from '@vitrine/domain/teams/own-plan'
import { hasTeamPlan } from '@vitrine/domain/teams/team-standing'
import { ensureTeam, readTeamSlots } from '@vitrine/domain/teams/teams'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { hasBilledSlots } from './queries/read-managed-team.query.ts'

/** Staff set the slots of a plan that no provider bills. */
export class SetTeamSlots extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly adminId: number,
    readonly slots: number,
  ) {
    super()
  }
}

@CommandHandler(SetTeamSlots)
export class SetTeamSlotsHandler implements ICommandHandler<SetTeamSlots> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, adminId, slots }: SetTeamSlots): Promise<void> {
    const now = this.clock.now()
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      // Whoever adds a user holds the same row: of a user and fewer slots at once, one comes after the other.
      if (!(await lockAccount(transaction, adminId))) throw new AppError('NOT_FOUND')
      if (await hasBilledSlots(transaction, adminId))
        throw new AppError('STATUS_CONFLICT', { message: messages.slotsBilled })
      if (!hasTeamPlan(await readOwnStanding(transaction, adminId, now)))
        throw new AppError('STATUS_CONFLICT', { message: messages.noPlanForTeam })
      const teamId = await ensureTeam(transaction, adminId, now)
      const { slots: before, used } = await readTeamSlots(transaction, adminId, now)
      if (slots < used) throw fieldRefused('VALIDATION_FAILED', 'slots', 'invalid', slotsTaken(used))
      if (slots === before) return { result: undefined, audit: null }
      await transaction
        .updateTable('teams')
        .set({ slots, updated_at: now })
        .where('id', '=', teamId)
        .execute()
      return {
        result: undefined,
        audit: {
          action: 'team.slots-set',
          subject: { type: 'user', id: adminId },
          details: { slots: { from: before, to: slots } },
        },
      }
    })
  }
}
