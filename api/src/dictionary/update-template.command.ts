import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { articleUpdated } from '@vitrine/contracts/dictionary/events'
import { type UpdateTemplateInput, templateMessages } from '@vitrine/contracts/dictionary/templates'
import { newEvent } from '@vitrine/contracts/event'
import type { Transaction } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { saveFirstVersion, saveVersion } from '@vitrine/domain/texts/versions'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { TemplateRepository } from './template.repository.ts'

export class UpdateTemplate extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: UpdateTemplateInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

/** Renames it. Its text is written as an article's is. */
@CommandHandler(UpdateTemplate)
export class UpdateTemplateHandler implements ICommandHandler<UpdateTemplate> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly templates: TemplateRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, input: { name }, expectedRevision }: UpdateTemplate): Promise<void> {
    const subject = { type: 'dictionary-article', id }
    const load = (transaction: Transaction) => this.templates.lock(transaction, id)
    await this.frame.change(
      { actor, capability: 'dictionary.manage', load, expectedRevision, subject },
      async (transaction, template) => {
        if (template.isDefault) throw new AppError('IN_USE', { message: templateMessages.defaultStays })
        if (template.name === name) return { result: undefined, audit: null }
        if (await this.templates.isNameTaken(transaction, { name, of: template.of, exceptId: id }))
          throw fieldRefused('ALREADY_EXISTS', 'name', 'exists', templateMessages.nameTaken)
        const text = { kind: 'dictionary-article', id } as const
        await saveFirstVersion(transaction, text)
        const revision = await this.templates.rename(transaction, id, name)
        await saveVersion(transaction, text, {
          kind: 'details-changed',
          madeBy: actor.userId,
          now: this.clock.now(),
        })
        return {
          result: undefined,
          events: [newEvent(articleUpdated, { articleId: id, revision })],
          audit: {
            action: 'dictionary-template.renamed',
            subject,
            details: changesBetween({ name: template.name }, { name }),
          },
        }
      },
    )
  }
}
