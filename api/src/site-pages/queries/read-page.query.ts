import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { pageActionsSchema, type SitePage } from '@vitrine/contracts/site-pages/schemas'
import { contentPagePaths, landingPagePaths } from '@vitrine/contracts/site/pages'
import type { Executor } from '@vitrine/database/database'
import { firstLandings } from '@vitrine/database/first-pages/first-landings'
import { firstPages } from '@vitrine/database/first-pages/first-pages'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { withRecords } from '../../rich-text/records-in-blocks.ts'

/**
 * The written page, or the words of a section, at a path, with or without a slash at its end. Where its row
 * is missing it has the words that it began with.
 *
 * @throws AppError NOT_FOUND
 */
export async function readPage(executor: Executor, asked: string): Promise<SitePage> {
  const bare = asked.replace(/\/+$/, '')
  const path = [...contentPagePaths, ...landingPagePaths].find((known) => known === bare)
  if (path === undefined) throw new AppError('NOT_FOUND')
  const row = await pages(executor).where('path', '=', path).executeTakeFirst()
  if (row) return await shown(executor, row, readBlocks(row.content))
  const { updated, blocks, ...first } = { ...firstPages, ...firstLandings }[path]
  return { ...first, id: 0, path, changedOn: updated ?? null, content: [...blocks] }
}

/**
 * @param blocks what is on somebody's screen; the draft where nobody says; undefined where there is no such
 *   page
 */
export async function readDraftPage(
  executor: Executor,
  id: number,
  blocks?: readonly ContentBlock[],
): Promise<SitePage | undefined> {
  const row = await pages(executor).where('id', '=', id).executeTakeFirst()
  return row && (await shown(executor, row, blocks ?? readBlocks(row.draft)))
}

function pages(executor: Executor) {
  return executor
    .selectFrom('site_pages')
    .select([
      'id',
      'path',
      'title',
      'lead',
      'description',
      'picture',
      'kind',
      'actions',
      'draft',
      'content',
      sql<string | null>`to_char(changed_on, 'YYYY-MM-DD')`.as('changedOn'),
    ])
}

type PageRow = Awaited<ReturnType<ReturnType<typeof pages>['executeTakeFirstOrThrow']>>

async function shown(
  executor: Executor,
  { id, path, title, lead, description, picture, kind, actions, changedOn }: PageRow,
  blocks: readonly ContentBlock[],
): Promise<SitePage> {
  return {
    id,
    path,
    title,
    lead,
    description,
    picture,
    kind,
    changedOn,
    actions: pageActionsSchema.parse(actions),
    content: await withRecords(executor, blocks),
  }
}
