import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { createContext, useContext } from 'react'
import type { ArticleChange } from './article-actions.ts'

/** What a row asks of the manager that it stands in. */
export interface RowHandlers {
  onEdit: (article: ManagedArticle) => void
  onDelete: (article: ManagedArticle) => void
  onChange: (change: ArticleChange, article: ManagedArticle) => void
  /** Articles whose change is under way. */
  pending: ReadonlySet<number>
}

const RowHandlersContext = createContext<RowHandlers | null>(null)

export const RowHandlersProvider = RowHandlersContext.Provider

export function useRowHandlers(): RowHandlers {
  const handlers = useContext(RowHandlersContext)
  if (!handlers) throw new Error('A row stands in the manager.')
  return handlers
}
