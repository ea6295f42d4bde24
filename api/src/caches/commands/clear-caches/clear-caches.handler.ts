import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { ClearCaches } from './clear-caches.command.ts'

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
