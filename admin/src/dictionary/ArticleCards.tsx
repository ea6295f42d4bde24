import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { ReactNode } from 'react'
import { SelectableCards } from '../lists/SelectableCards.tsx'
import { ArticleBulkActions } from './ArticleBulkActions.tsx'
import { ArticleCard } from './ArticleCard.tsx'

/** The rows of the table, on a phone. */
export function ArticleCards({ empty }: { empty: ReactNode }) {
  return (
    <SelectableCards<ManagedArticle>
      bulk={<ArticleBulkActions />}
      empty={empty}
      card={(article, select) => <ArticleCard article={article} select={select} />}
    />
  )
}
