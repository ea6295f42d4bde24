import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { PreviewRepository } from '../../preview.repository.ts'
import { TextChange } from '../../text-change.ts'
import { EndPreviewLink } from './end-preview-link.command.ts'

@CommandHandler(EndPreviewLink)
export class EndPreviewLinkHandler implements ICommandHandler<EndPreviewLink> {
  constructor(
    private readonly change: TextChange,
    private readonly previews: PreviewRepository,
  ) {}

  async execute({ actor, text: name, link }: EndPreviewLink): Promise<void> {
    await this.change.run(actor, name, async (transaction, text) => {
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
