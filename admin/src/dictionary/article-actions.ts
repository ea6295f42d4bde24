import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'

export type ArticleAction = 'publish' | 'update' | 'unpublish' | 'delete'

/** What a row asks of the list that it stands in. */
export interface RowHandlers {
  onEdit: (article: ManagedArticle) => void
  onDelete: (article: ManagedArticle) => void
  onAction: (action: ArticleAction, article: ManagedArticle) => void
  /** Articles whose change is under way. */
  pending: ReadonlySet<number>
}

/** What the row offers: publish or unpublish, and Update where the draft is ahead of what readers see. */
export function offeredActions({ status, draftVersion, publishedVersion }: ManagedArticle): ArticleAction[] {
  if (status.name === 'UNPUBLISHED') return ['publish', 'delete']
  return draftVersion > publishedVersion ? ['update', 'unpublish', 'delete'] : ['unpublish', 'delete']
}

/** The row as it will be, shown before the api has answered. A row about to be deleted stays until it is. */
export function afterAction(action: ArticleAction, article: ManagedArticle): ManagedArticle | null {
  if (action === 'delete') return null
  if (action === 'unpublish') return { ...article, status: { name: 'UNPUBLISHED' } }
  return { ...article, status: { name: 'PUBLISHED' }, publishedVersion: article.draftVersion }
}
