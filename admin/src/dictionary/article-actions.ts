import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'

/** What changes what readers see of an article. */
export type ArticleChange = 'publish' | 'update' | 'unpublish'
export type ArticleAction = ArticleChange | 'delete'

/** What the row offers: publish or unpublish, and Update where the draft is ahead of what readers see. */
export function offeredActions({ status, draftVersion, publishedVersion }: ManagedArticle): ArticleAction[] {
  if (status.name === 'UNPUBLISHED') return ['publish', 'delete']
  return draftVersion > publishedVersion ? ['update', 'unpublish', 'delete'] : ['unpublish', 'delete']
}

/** The row as it will be, shown before the api has responded. */
export function afterChange(change: ArticleChange, article: ManagedArticle): ManagedArticle {
  if (change === 'unpublish') return { ...article, status: { name: 'UNPUBLISHED' } }
  return { ...article, status: { name: 'PUBLISHED' }, publishedVersion: article.draftVersion }
}

export async function sendChange(data: ConsoleDataProvider, change: ArticleChange, article: ManagedArticle): Promise<ManagedArticle> {
  return change === 'unpublish' ? await data.unpublishArticle(article) : await data.publishArticle(article)
}

/**
 * The change that takes another one back, or null where none does: publishing brings the draft to readers, so an
 * earlier version that was replaced, or hidden while the draft was ahead of it, does not come back by it.
 */
export function undoOf(change: ArticleChange, before: ManagedArticle): ArticleChange | null {
  if (change === 'publish') return 'unpublish'
  return change === 'unpublish' && before.draftVersion === before.publishedVersion ? 'publish' : null
}
