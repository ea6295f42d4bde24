import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { picturesOfText } from '@vitrine/domain/texts/read-content'
import { texts, type TextAtUrl } from '@vitrine/domain/texts/text-rows'
import { saveDraft } from '@vitrine/domain/texts/versions'
import { assertCan } from '../access/assert-can.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { cleanBlocks } from '../rich-text/clean-blocks.ts'
import { TextFrame } from './change-text.command.ts'

/** Saves a text's content as its next draft. Nothing changes on the site until it is published. */
export class SaveText extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly text: TextName | TextAtUrl,
    readonly blocks: readonly ContentBlock[],
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(SaveText)
export class SaveTextHandler implements ICommandHandler<SaveText> {
  constructor(
    private readonly texts: TextFrame,
    private readonly pictures: PictureCheck,
  ) {}

  async execute({ actor, text, blocks, expectedRevision }: SaveText): Promise<void> {
    const { capability, pictureNotAllowed } = texts[text.kind]
    assertCan(actor, capability)
    const clean = await cleanBlocks(blocks)
    await this.pictures.assertUsable(picturesOfBlocks(clean), { notAllowed: pictureNotAllowed }, (database) =>
      picturesOfText(database, text),
    )
    await this.texts.change({ actor, text, change: saveDraft(clean), options: { expectedRevision } })
  }
}
