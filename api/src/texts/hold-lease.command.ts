import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { Lease, TextKind } from '@vitrine/contracts/texts/schemas'
import { findText, texts } from '@vitrine/domain/texts/text-rows'
import { AppError } from '@vitrine/platform/app-error'
import { CommandFrame } from '../commands/command-frame.ts'
import { LeaseRepository } from './lease.repository.ts'

/** Begins or goes on writing a text, or takes it over from whoever does. Returns who writes it. */
export class HoldLease extends Command<Lease> {
  constructor(
    readonly actor: Actor,
    readonly input: { kind: TextKind; id: number; opening: string; takesOver: boolean },
  ) {
    super()
  }
}

/** Audited where it is taken from somebody else; that somebody writes is no change. */
@CommandHandler(HoldLease)
export class HoldLeaseHandler implements ICommandHandler<HoldLease> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly leases: LeaseRepository,
  ) {}

  async execute({ actor, input }: HoldLease): Promise<Lease> {
    const { kind, id, opening } = input
    return await this.frame.run({ actor, capability: texts[kind].capability }, async (transaction) => {
      const text = await findText(transaction, input)
      if (!text) throw new AppError('NOT_FOUND')
      const held = await this.leases.hold(transaction, { ...input, userId: actor.userId })
      const holder = await transaction
        .selectFrom('users')
        .select('display_name')
        .where('id', '=', held.heldBy)
        .executeTakeFirstOrThrow()
      const isSelf = held.heldBy === actor.userId
      const result = {
        isMine: isSelf && held.opening === opening,
        holder: { name: holder.display_name, isSelf, since: held.since.toISOString() },
      }
      if (held.takenFrom === null || held.takenFrom === actor.userId) return { result, audit: null }
      return {
        result,
        audit: {
          action: `${kind}.lease-taken-over`,
          subject: { type: kind, id },
          details: { title: text.title, from: held.takenFrom },
        },
      }
    })
  }
}
