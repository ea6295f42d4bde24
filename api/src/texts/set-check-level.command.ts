import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { CheckLevel, TextCheck } from '@vitrine/contracts/texts/checks'
import { readCheckLevels } from '@vitrine/domain/texts/check-text'
import { CommandFrame } from '../commands/command-frame.ts'

/** Decides what comes of a check before publishing. What is on the site already stays there. */
export class SetCheckLevel extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly input: { check: TextCheck; level: CheckLevel },
  ) {
    super()
  }
}

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
