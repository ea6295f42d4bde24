import type { ArticleStatus } from '@vitrine/contracts/dictionary/schemas'
import type { Transaction } from '@vitrine/database/database'
import { SECTION } from '../texts/section.ts'

export interface ArticleRow {
  id: number
  url: string
  title: string
  thumbnail: string
  status: ArticleStatus
  revision: number
  draftVersion: number
  publishedVersion: number
  isDefaultTemplate: boolean
  /** The name of a template by kind; null where it is none. */
  templateName: string | null
}

/** Writers of one article take turns from here on. */
export async function lockArticle(
  transaction: Transaction,
  by: { id: number } | { url: string },
): Promise<ArticleRow | undefined> {
  const row = await transaction
    .selectFrom('articles')
    .selectAll()
    .where('section', '=', SECTION)
    .where('trashed_at', 'is', null)
    .where((is) => ('id' in by ? is('id', '=', by.id) : is('url', '=', by.url)))
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      url: row.url,
      title: row.title,
      thumbnail: row.thumbnail,
      status: row.status,
      revision: row.revision,
      draftVersion: row.draft_version,
      publishedVersion: row.published_version,
      isDefaultTemplate: row.is_default_template,
      templateName: row.template_name,
    }
  )
}
