import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { sitePagePublished } from '@vitrine/contracts/site-pages/events'
import { sitePagesMessages as messages } from '@vitrine/contracts/site-pages/messages'
import { pageActionsSchema } from '@vitrine/contracts/site-pages/schemas'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { assertPublishable } from '../texts/check-text.ts'
import { endSchedules } from '../texts/schedules.ts'

export type LockedPage = NonNullable<Awaited<ReturnType<typeof lockPage>>>

/** Writers of one page take turns from here on. */
export async function lockPage(transaction: Transaction, id: number) {
  const row = await transaction
    .selectFrom('site_pages')
    .select([
      'id',
      'path',
      'kind',
      'title',
      'lead',
      'description',
      'picture',
      'actions',
      'draft',
      'draft_version',
      'published_version',
      'revision',
      sql<boolean>`changed_on IS NOT NULL`.as('tells_day'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, actions: pageActionsSchema.parse(row.actions), draft: readBlocks(row.draft) }
}

/** Every change of a page goes through here and bumps its revision, which is the result. */
export async function changePage(
  transaction: Transaction,
  id: number,
  values: Record<string, unknown>,
): Promise<number> {
  const { revision } = await transaction
    .updateTable('site_pages')
    .set({ ...values, revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/**
 * What readers see is the draft from here on; null where it is already. A page that tells when its text was
 * last changed tells this day. Whoever calls this holds the page's row.
 *
 * @throws AppError STATUS_CONFLICT where nothing is written, and where a check refuses it
 */
export async function publishPageDraft(
  transaction: Transaction,
  { id, kind, draft, draft_version, published_version, tells_day }: LockedPage,
  now: Date,
) {
  if (published_version === draft_version) return null
  // A section does without a text: its words stand beside what it holds.
  if (draft.length === 0 && kind !== 'CollectionPage')
    throw new AppError('STATUS_CONFLICT', { message: messages.contentMissing })
  await assertPublishable(transaction, { kind: 'site-page', id })
  await endSchedules(transaction, { kind: 'site-page', id }, { action: 'publish', now })
  const revision = await changePage(transaction, id, {
    content: JSON.stringify(draft),
    published_version: draft_version,
    ...(tells_day && { changed_on: now.toISOString().slice(0, 10) }),
  })
  return {
    revision,
    event: sitePagePublished,
    kind: 'published',
    action: 'site-page.published',
    details: { version: draft_version },
  } as const
}
