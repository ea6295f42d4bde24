import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { textMessages, textLimits } from '@vitrine/contracts/texts/messages'
import type { PreviewMade } from '@vitrine/contracts/texts/preview'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { AppError } from '@vitrine/platform/app-error'
import { PreviewRepository } from './preview.repository.ts'
import { TextFrame } from './change-text-state.command.ts'

/** Makes a link that shows a text's draft to whoever has it. Returns it, this once. */
export class MakePreviewLink extends Command<PreviewMade> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
  ) {
    super()
  }
}

@CommandHandler(MakePreviewLink)
export class MakePreviewLinkHandler implements ICommandHandler<MakePreviewLink> {
  constructor(
    private readonly texts: TextFrame,
    private readonly previews: PreviewRepository,
  ) {}

  async execute({ actor, text: name }: MakePreviewLink): Promise<PreviewMade> {
    // The text's row is held: two who make links at once take turns.
    return await this.texts.run(actor, name, async (transaction, text) => {
      if ((await this.previews.countLinks(transaction, name)) >= textLimits.previewLinksMax)
        throw new AppError('STATUS_CONFLICT', { message: textMessages.tooManyPreviewLinks })
      const result = await this.previews.make(transaction, {
        ...name,
        madeBy: actor.userId,
        lasts: { days: textLimits.previewLinkDays },
      })
      return {
        result,
        audit: {
          action: `${name.kind}.preview-link-made`,
          subject: { type: name.kind, id: name.id },
          details: { title: text.title, expiresAt: result.expiresAt },
        },
      }
    })
  }
}
