import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { ArticleQuery } from '../providers/articles.ts'
import { useConsoleData, type ConsoleDataProvider } from '../providers/dataProvider.ts'

type ArticlePage = Awaited<ReturnType<ConsoleDataProvider['listArticles']>>

const LISTS = ['dictionaryManager', 'list'] as const

/** One page of the manager's list. */
export function useArticles(query: ArticleQuery) {
  const data = useConsoleData()
  return useQuery({ queryKey: [...LISTS, query], queryFn: () => data.listArticles(query), placeholderData: keepPreviousData })
}

/** Ways to change the list that is shown. */
export function useArticleCache() {
  const cache = useQueryClient()
  const change = (items: (items: ManagedArticle[]) => ManagedArticle[]) => {
    cache.setQueriesData<ArticlePage>({ queryKey: LISTS }, (page) => page && { ...page, items: items(page.items) })
  }
  return {
    put: (article: ManagedArticle) => change((items) => items.map((item) => (item.id === article.id ? article : item))),
    remove: (id: number) => change((items) => items.filter((item) => item.id !== id)),
    /** A load under way would bring the row back as it was. */
    pause: () => cache.cancelQueries({ queryKey: LISTS }),
    reload: () => cache.invalidateQueries({ queryKey: LISTS }),
  }
}
