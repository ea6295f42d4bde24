import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { readCheckLevels } from '@vitrine/domain/texts/check-text'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { SetCheckLevel } from './set-check-level.command.ts'

@CommandHandler(SetCheckLevel)
export class SetCheckLevelHandler implements ICommandHandler<SetCheckLevel> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, input: { check, level } }: SetCheckLevel): Promise<void> {
    await this.frame.run({ actor, capability: 'texts.edit' }, async (transaction) => {
      const from = (await readCheckLevels(transaction)).get(check)
      // A second click asks for what is already so.
      if (from === level) return { result: undefined, audit: null }
      await transaction
        .insertInto('publishing_checks')
        .values({ name: check, level })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ level }))
        .execute()
      return {
        result: undefined,
        audit: {
          action: 'publishing-check.changed',
          subject: { type: 'publishing-check', id: check },
          details: { level: { from, to: level } },
        },
      }
    })
  }
}
