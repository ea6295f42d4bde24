import { articlePublished, articleUnpublished } from '@vitrine/contracts/dictionary/events'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { assertPublishable } from '../texts/check-text.ts'
import { endSchedules } from '../texts/schedules.ts'
import { publishArticle, unpublishArticle } from './write-article.ts'

export interface PublishedArticle {
  id: number
  status: 'PUBLISHED' | 'UNPUBLISHED'
  draftVersion: number
  publishedVersion: number
  isDefaultTemplate: boolean
  templateName: string | null
}

/**
 * What readers see is the draft from here on; null where it is already. A publication that was scheduled is
 * not needed any more. Whoever calls this holds the article's row.
 *
 * @throws AppError STATUS_CONFLICT, also where a check refuses it
 */
export async function publishArticleDraft(
  transaction: Transaction,
  { id, status, draftVersion, publishedVersion, isDefaultTemplate, templateName }: PublishedArticle,
  now: Date,
) {
  if (isDefaultTemplate)
    throw new AppError('STATUS_CONFLICT', {
      message: 'The default template is not an article and cannot be published.',
    })
  if (templateName !== null)
    throw new AppError('STATUS_CONFLICT', {
      message: `The template '${templateName}' is not an article and cannot be published.`,
    })
  if (status === 'PUBLISHED' && publishedVersion === draftVersion) return null
  await assertPublishable(transaction, { kind: 'dictionary-article', id })
  await endSchedules(transaction, { kind: 'dictionary-article', id }, { action: 'publish', now })
  const revision = await publishArticle(transaction, id, draftVersion)
  return {
    revision,
    event: articlePublished,
    kind: 'published',
    action: 'dictionary-article.published',
    details: { version: draftVersion },
  } as const
}

/** Off the site; null where it is already. Whoever calls this holds the article's row. */
export async function takeArticleOff(
  transaction: Transaction,
  { id, status }: Pick<PublishedArticle, 'id' | 'status'>,
  now: Date,
) {
  if (status === 'UNPUBLISHED') return null
  await endSchedules(transaction, { kind: 'dictionary-article', id }, { action: 'unpublish', now })
  return {
    revision: await unpublishArticle(transaction, id),
    event: articleUnpublished,
    kind: 'unpublished',
    action: 'dictionary-article.unpublished',
  } as const
}
