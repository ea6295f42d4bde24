import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { templateMessages } from '@vitrine/contracts/dictionary/templates'
import { trashText } from '@vitrine/domain/texts/change-text-state'
import { findText } from '@vitrine/domain/texts/text-rows'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { TemplateRepository } from './template.repository.ts'

export class DeleteTemplate extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
  ) {
    super()
  }
}

/** Into the trash, as an article. What began with it stays as it is. */
@CommandHandler(DeleteTemplate)
export class DeleteTemplateHandler implements ICommandHandler<DeleteTemplate> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly templates: TemplateRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id }: DeleteTemplate): Promise<void> {
    await this.frame.change(
      {
        actor,
        capability: 'dictionary.manage',
        load: (transaction) => this.templates.lock(transaction, id),
        expectedRevision: undefined,
      },
      async (transaction, template) => {
        if (template.isDefault) throw new AppError('IN_USE', { message: templateMessages.defaultStays })
        const text = await findText(transaction, { kind: 'dictionary-article', id })
        const trashed =
          text && (await trashText(transaction, text, { by: actor.userId, now: this.clock.now() }))
        if (!trashed) throw new Error(`template ${id} is gone although it was locked`)
        return {
          result: undefined,
          events: trashed.events,
          audit: {
            action: 'dictionary-template.trashed',
            subject: { type: 'dictionary-article', id },
            details: { name: template.name },
          },
        }
      },
    )
  }
}
