import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { membersMessages as messages } from '@vitrine/contracts/members/messages'
import { isSuspendedAt } from '@vitrine/contracts/standing'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { assertMaySuspend } from './member.rules.ts'
import { MembersRepository } from './members.repository.ts'

/** Suspends an account, gives its suspension another reason and end, or lifts it. */
export class SetSuspension extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
    /** Null lifts it. */
    readonly suspension: { reason: string; until: string | null } | null,
  ) {
    super()
  }
}

/** Sessions stay open: the site tells the member, who may still see what is theirs. */
@CommandHandler(SetSuspension)
export class SetSuspensionHandler implements ICommandHandler<SetSuspension> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, userId, suspension }: SetSuspension): Promise<void> {
    const now = this.clock.now()
    const wanted = suspension && {
      at: now,
      until: suspension.until === null ? null : new Date(suspension.until),
      reason: suspension.reason,
    }
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      const otherAdministrators = await this.members.lockOtherAdministrators(transaction, userId)
      const member = await this.members.lockFor(actor, transaction, userId)
      if (wanted?.until && wanted.until <= now)
        throw fieldRefused('VALIDATION_FAILED', 'until', 'invalid', messages.suspensionEndPast)
      if (wanted)
        assertMaySuspend(
          actor,
          { id: userId, isAdministrator: member.roles.includes('ROLE_ADMIN') && member.staff_role === null },
          otherAdministrators,
        )
      const isSuspended = isSuspendedAt(
        { suspendedAt: member.suspended_at, suspendedUntil: member.suspended_until },
        now,
      )
      if (!wanted && !isSuspended) return { result: undefined, audit: null }
      // One that goes on for longer, or for another reason, has begun when it began.
      await this.members.setSuspension(
        transaction,
        userId,
        wanted && { ...wanted, at: (isSuspended && member.suspended_at) || now },
      )
      return {
        result: undefined,
        audit: {
          action: wanted ? 'identity.member-suspended' : 'identity.suspension-lifted',
          subject: { type: 'user', id: userId },
          ...(suspension && { details: suspension }),
        },
      }
    })
  }
}
