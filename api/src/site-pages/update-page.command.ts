import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { pictureNotAllowed } from '@vitrine/contracts/pictures/messages'
import { sitePageUpdated } from '@vitrine/contracts/site-pages/events'
import type { SitePageInput, PageAction } from '@vitrine/contracts/site-pages/schemas'
import type { Database } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { changePage } from '@vitrine/domain/site-pages/write-page'
import { assertCan } from '../access/assert-can.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { PageChange } from './page-change.ts'
import { picturesOfPage } from './pictures-of-page.ts'

/** Changes what a page is called and shows beside its text. Its path stays. */
export class UpdatePage extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly input: SitePageInput,
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(UpdatePage)
export class UpdatePageHandler implements ICommandHandler<UpdatePage> {
  constructor(
    private readonly change: PageChange,
    private readonly pictures: PictureCheck,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async execute(command: UpdatePage): Promise<void> {
    const { id, input } = command
    assertCan(command.actor, 'site-pages.manage')
    // The drawing that came with the page is a file of the site and stands on none of the hosts.
    const { own } = await picturesOfPage(this.database, id)
    if (input.picture !== own)
      await this.pictures.assertUsable({ picture: input.picture }, { notAllowed: pictureNotAllowed })
    await this.change.run(
      command,
      async (transaction, { kind, title, lead, description, picture, actions: before }) => {
        // What a section is called stands in the menus, too; what it holds stands where a page has its links.
        const { actions = before, ...words } =
          kind === 'CollectionPage' ? { ...input, title, picture, actions: before } : input
        return {
          revision: await changePage(transaction, id, { ...words, actions: JSON.stringify(actions) }),
          event: sitePageUpdated,
          kind: 'details-changed',
          action: 'site-page.updated',
          details: changesBetween(
            { title, lead, description, picture, actions: inWords(before) },
            { ...words, actions: inWords(actions) },
          ),
        }
      },
    )
  }
}

/** 'Browse the dictionary (/dictionary), Write to us (/about-contact)' */
function inWords(actions: readonly PageAction[]): string {
  return actions.map(({ label, to }) => `${label} (${to})`).join(', ')
}
