import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import { texts } from '@vitrine/domain/texts/text-rows'
import { CommandFrame } from '../commands/command-frame.ts'
import { LeaseRepository } from './lease.repository.ts'

/** The editor was left. A lease that another opening holds by now stays. */
export class EndLease extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { kind: TextKind; id: number; opening: string },
  ) {
    super()
  }
}

/** Not audited: nothing that anybody reads has changed. */
@CommandHandler(EndLease)
export class EndLeaseHandler implements ICommandHandler<EndLease> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly leases: LeaseRepository,
  ) {}

  async execute({ actor, input }: EndLease): Promise<void> {
    await this.frame.run({ actor, capability: texts[input.kind].capability }, async (transaction) => {
      await this.leases.end(transaction, { ...input, userId: actor.userId })
      return { result: undefined, audit: null }
    })
  }
}
