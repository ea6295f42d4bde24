import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { allowTrial } from '@vitrine/domain/billing/used-trials'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { MembersRepository } from './members.repository.ts'

/** Allows an account one more free trial. */
export class AllowTrial extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly userId: number,
  ) {
    super()
  }
}

@CommandHandler(AllowTrial)
export class AllowTrialHandler implements ICommandHandler<AllowTrial> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly members: MembersRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, userId }: AllowTrial): Promise<void> {
    await this.frame.run({ actor, capability: 'members.manage' }, async (transaction) => {
      await this.members.lockFor(actor, transaction, userId)
      await allowTrial(transaction, userId, this.clock.now())
      return {
        result: undefined,
        audit: { action: 'identity.trial-allowed', subject: { type: 'user', id: userId } },
      }
    })
  }
}
