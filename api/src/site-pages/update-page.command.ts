import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { pictureNotAllowed } from '@vitrine/contracts/pictures/messages'
import { pageActionsSchema, type PageAction, type SitePageInput } from '@vitrine/contracts/site-pages/schemas'
import type { Database, Executor } from '@vitrine/database/database'
import { changesBetween } from '@vitrine/domain/audit/changes'
import { changed } from '@vitrine/domain/texts/change-text-state'
import { updateText } from '@vitrine/domain/texts/text-rows'
import { saveFirstVersion } from '@vitrine/domain/texts/versions'
import { assertCan } from '../access/assert-can.ts'
import { DATABASE } from '../infrastructure/tokens.ts'
import { PictureCheck } from '../pictures/picture-check.ts'
import { TextFrame } from '../texts/change-text-state.command.ts'

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
    private readonly texts: TextFrame,
    private readonly pictures: PictureCheck,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async execute({ actor, id, input, expectedRevision }: UpdatePage): Promise<void> {
    assertCan(actor, 'site-pages.manage')
    // The drawing that came with the page is a file of the site and stands on none of the hosts.
    const stored = await storedDetails(this.database, id)
    if (input.picture !== stored?.picture)
      await this.pictures.assertUsable({ picture: input.picture }, { notAllowed: pictureNotAllowed })
    await this.texts.change<void>({
      actor,
      text: { kind: 'site-page', id },
      options: { expectedRevision },
      change: async (transaction, page, made) => {
        await saveFirstVersion(transaction, page)
        const row = await storedDetails(transaction, id)
        if (!row) throw new Error(`page ${id} is gone although it was locked`)
        const { kind, title, lead, description, picture } = row
        const before = pageActionsSchema.parse(row.actions)
        // What a section is called stands in the menus, too; what it holds stands where a page has its links.
        const { actions = before, ...words } =
          kind === 'CollectionPage' ? { ...input, title, picture, actions: before } : input
        const revision = await updateText(transaction, page, { ...words, actions: JSON.stringify(actions) })
        return await changed(transaction, page, made, {
          revision,
          eventName: 'updated',
          details: {
            url: page.url,
            ...changesBetween(
              { title, lead, description, picture, actions: inWords(before) },
              { ...words, actions: inWords(actions) },
            ),
          },
        })
      },
    })
  }
}

async function storedDetails(executor: Executor, id: number) {
  return await executor
    .selectFrom('site_pages')
    .select(['kind', 'title', 'lead', 'description', 'picture', 'actions'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** 'Browse the dictionary (/dictionary), Write to us (/about-contact)' */
function inWords(actions: readonly PageAction[]): string {
  return actions.map(({ label, to }) => `${label} (${to})`).join(', ')
}
