import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CacheArea } from '@vitrine/contracts/event'
import { CommandFrame } from '../commands/command-frame.ts'

/** Makes stale what is kept of these areas, in every process. */
export class ClearCaches extends Command<void> {
  constructor(
    readonly actor: Actor,
    /** As it was asked for: a cache or a scenario. */
    readonly subject: { type: 'cache' | 'cache-scenario'; id: string },
    readonly areas: readonly CacheArea[],
  ) {
    super()
  }
}

@CommandHandler(ClearCaches)
export class ClearCachesHandler implements ICommandHandler<ClearCaches> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, subject, areas }: ClearCaches): Promise<void> {
    await this.frame.run({ actor, capability: 'operations.manage' }, async () => ({
      result: undefined,
      invalidates: areas.map((area) => ({ area })),
      audit: { action: `${subject.type}.cleared`, subject, details: { caches: areas } },
    }))
  }
}
