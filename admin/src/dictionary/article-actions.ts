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

export async function sendChange(
  data: ConsoleDataProvider,
  change: ArticleChange,
  article: ManagedArticle,
): Promise<ManagedArticle> {
  return change === 'unpublish' ? await data.unpublishArticle(article) : await data.publishArticle(article)
}

/**
 * What takes a change back, or null where nothing does: an earlier version that was replaced comes back by
 * restoring it in the editor.
 */
export function undoOf(
  change: ArticleChange,
): ((data: ConsoleDataProvider, changed: ManagedArticle) => Promise<ManagedArticle>) | null {
  if (change === 'publish') return (data, changed) => data.unpublishArticle(changed)
  // Readers see what they saw, also where the draft is ahead of it.
  return change === 'unpublish' ? (data, changed) => data.republishArticle(changed.id) : null
}
