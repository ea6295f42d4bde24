import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { textLimits } from '@vitrine/contracts/texts/messages'
import type { PreviewMade } from '@vitrine/contracts/texts/preview'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { cleanBlocks } from '../rich-text/clean-blocks.ts'
import { PreviewRepository } from './preview.repository.ts'
import { TextFrame } from './change-text-state.command.ts'

/** Keeps what is on the screen of whoever writes for a look at it as a page. Returns where that is. */
export class PreviewScreen extends Command<PreviewMade> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly blocks: ContentBlock[],
  ) {
    super()
  }
}

/** Not audited: nothing of the text changes, and nobody else is shown it. */
@CommandHandler(PreviewScreen)
export class PreviewScreenHandler implements ICommandHandler<PreviewScreen> {
  constructor(
    private readonly texts: TextFrame,
    private readonly previews: PreviewRepository,
  ) {}

  async execute({ actor, text: name, blocks }: PreviewScreen): Promise<PreviewMade> {
    const clean = await cleanBlocks(blocks)
    return await this.texts.run(actor, name, async (transaction) => {
      await this.previews.dropScreens(transaction, name, actor.userId)
      const result = await this.previews.make(transaction, {
        ...name,
        madeBy: actor.userId,
        blocks: clean,
        lasts: { minutes: textLimits.previewScreenMinutes },
      })
      return { result, audit: null }
    })
  }
}
