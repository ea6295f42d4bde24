import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import { pictureNotAllowed } from '@vitrine/contracts/pictures/messages'
import { writeDraft } from '@vitrine/domain/texts/write-draft'
import { assertCan } from '../access/assert-can.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { cleanBlocks } from '../rich-text/clean-blocks.ts'
import { PageChange } from './page-change.ts'
import { picturesOfPage } from './pictures-of-page.ts'

/** Saves a page's content as its next draft version. Nothing changes on the site until it is published. */
export class SavePageContent extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly blocks: ContentBlock[],
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(SavePageContent)
export class SavePageContentHandler implements ICommandHandler<SavePageContent> {
  constructor(
    private readonly change: PageChange,
    private readonly pictures: PictureCheck,
  ) {}

  async execute(command: SavePageContent): Promise<void> {
    const { actor, id } = command
    assertCan(actor, 'site-pages.manage')
    const blocks = await cleanBlocks(command.blocks)
    await this.pictures.assertUsable(
      picturesOfBlocks(blocks),
      { notAllowed: pictureNotAllowed },
      async (database) => (await picturesOfPage(database, id)).all,
    )
    await this.change.run(command, async (transaction, page) => {
      const version = page.draft_version + 1
      const revision = await writeDraft(
        transaction,
        { kind: 'site-page', id },
        { version, blocks, by: actor.userId },
      )
      return { revision, event: null, kind: 'saved', action: 'site-page.content-saved', details: { version } }
    })
  }
}
