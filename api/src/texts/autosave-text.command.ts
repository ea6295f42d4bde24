import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import { pictureNotAllowed } from '@vitrine/contracts/pictures/messages'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { keepAutosave, keepFirstVersion } from '@vitrine/domain/texts/versions'
import { PictureCheck } from '../pictures/picture-check.ts'
import { cleanBlocks } from '../rich-text/clean-blocks.ts'
import { TextFrame } from './change-text.command.ts'

/**
 * Keeps what is being typed among a text's versions. Its draft stays what it is. Returns when it was kept,
 * and where the text is.
 */
export class AutosaveText extends Command<{ keptAt: string; url: string }> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName,
    readonly input: { blocks: ContentBlock[]; opening: string },
  ) {
    super()
  }
}

/**
 * Whatever the text's revision is by now: an autosave goes over nobody's work, and one that comes late is
 * still kept. Nobody else sees it, so its pictures are looked at when it is saved.
 */
@CommandHandler(AutosaveText)
export class AutosaveTextHandler implements ICommandHandler<AutosaveText> {
  constructor(
    private readonly texts: TextFrame,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({
    actor,
    text: name,
    input: { blocks, opening },
  }: AutosaveText): Promise<{ keptAt: string; url: string }> {
    const clean = await cleanBlocks(blocks)
    this.pictures.assertAllowed(picturesOfBlocks(clean), { notAllowed: pictureNotAllowed })
    return await this.texts.run(actor, name, async (transaction, { url }, now) => {
      await keepFirstVersion(transaction, name)
      const keptAt = await keepAutosave(transaction, name, {
        blocks: clean,
        madeBy: actor.userId,
        opening,
        now,
      })
      // The list of versions says who typed what; the text has not changed.
      return { result: { keptAt: keptAt.toISOString(), url }, audit: null }
    })
  }
}
