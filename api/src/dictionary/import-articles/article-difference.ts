import { isDeepStrictEqual } from 'node:util'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { ArticleStatus } from '@vitrine/contracts/dictionary/schemas'
import type { PlacedArticle } from './placed-article.ts'
import type { StoredArticle } from './stored-articles.ts'

/** What an article is to be. */
export interface ChangedArticle {
  id: number
  title: string
  description: string
  thumbnail: string
  categoryId: number
  showBreadcrumbs: boolean
  status: ArticleStatus
  draftVersion: number
  publishedVersion: number
  /** Undefined where they stay. */
  authorIds: readonly number[] | undefined
  /** The content of `draftVersion`; undefined where it is there already. */
  blocks: readonly ContentBlock[] | undefined
  becamePublished: boolean
  becameUnpublished: boolean
}

/**
 * How a row changes the article at its url, or null where the article is as the row says. Absent fields say
 * nothing.
 */
export function differenceOf(
  stored: StoredArticle,
  { row, categoryId, authorIds, blocks }: PlacedArticle,
): ChangedArticle | null {
  const newContent = blocks !== undefined && !isDeepStrictEqual(stored.blocks, blocks)
  const newAuthors = !isDeepStrictEqual(stored.authorIds, [...authorIds])
  const draftVersion = stored.draftVersion + (newContent ? 1 : 0)
  const values = {
    id: stored.id,
    title: row.title,
    description: row.description ?? stored.description,
    thumbnail: row.thumbnail ?? stored.thumbnail,
    categoryId,
    showBreadcrumbs: row.showBreadcrumbs ?? stored.showBreadcrumbs,
    status: row.status,
    draftVersion,
    // A row with a body says what the site shows; one without says nothing of a draft that staff keep back.
    publishedVersion:
      row.status === 'PUBLISHED' && (blocks !== undefined || stored.status !== 'PUBLISHED')
        ? draftVersion
        : stored.publishedVersion,
  }
  const { authorIds: _authors, blocks: _blocks, url: _url, ...storedValues } = stored
  if (isDeepStrictEqual(values, storedValues) && !newAuthors && !newContent) return null
  return {
    ...values,
    authorIds: newAuthors ? authorIds : undefined,
    blocks: newContent ? blocks : undefined,
    becamePublished: stored.status !== 'PUBLISHED' && row.status === 'PUBLISHED',
    becameUnpublished: stored.status === 'PUBLISHED' && row.status !== 'PUBLISHED',
  }
}
