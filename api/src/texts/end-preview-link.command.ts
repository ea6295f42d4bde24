import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { PreviewRepository } from './preview.repository.ts'
import { TextFrame } from './change-text-state.command.ts'

/** Ends a link that shows a text's draft. One that works no more stays as it is. */
export class EndPreviewLink extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly link: number,
  ) {
    super()
  }
}

@CommandHandler(EndPreviewLink)
export class EndPreviewLinkHandler implements ICommandHandler<EndPreviewLink> {
  constructor(
    private readonly texts: TextFrame,
    private readonly previews: PreviewRepository,
  ) {}

  async execute({ actor, text: name, link }: EndPreviewLink): Promise<void> {
    await this.texts.run(actor, name, async (transaction, text) => {
      const isEnded = await this.previews.end(transaction, name, link)
      return {
        result: undefined,
        audit: isEnded
          ? {
              action: `${name.kind}.preview-link-ended`,
              subject: { type: name.kind, id: name.id },
              details: { title: text.title },
            }
          : null,
      }
    })
  }
}
