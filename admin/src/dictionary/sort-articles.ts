import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { titleSortKey } from '@vitrine/contracts/text'

export const sortableColumns = ['title', 'category', 'status', 'lastEdited'] as const
export type SortableColumn = (typeof sortableColumns)[number]

export interface ArticleSort {
  column: SortableColumn
  ascending: boolean
}

/** What the list comes in. */
export const initialSort: ArticleSort = { column: 'title', ascending: true }

const keys: Record<SortableColumn, (article: ManagedArticle) => string> = {
  title: ({ title }) => titleSortKey(title),
  category: ({ category }) => titleSortKey(category),
  status: ({ status }) => status.name,
  lastEdited: ({ lastEdited }) => lastEdited,
}

/** Sorts the page that is loaded, and nothing else. Equal rows keep the order in which they came. */
export function sortArticles(articles: readonly ManagedArticle[], { column, ascending }: ArticleSort): ManagedArticle[] {
  const key = keys[column]
  const direction = ascending ? 1 : -1
  return articles.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)]
    return first === second ? 0 : first < second ? -direction : direction
  })
}

/** The same column turns round; another begins ascending. */
export function nextSort(sort: ArticleSort, column: SortableColumn): ArticleSort {
  return { column, ascending: sort.column === column ? !sort.ascending : true }
}
