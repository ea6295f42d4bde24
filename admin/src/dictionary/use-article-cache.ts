import { useQueryClient } from '@tanstack/react-query'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import type { GetListResult } from 'react-admin'
import { ARTICLES } from '../providers/articles.ts'

const LISTS = [ARTICLES, 'getList'] as const

/** Ways to change the rows of the manager's lists that are loaded. */
export function useArticleCache() {
  const cache = useQueryClient()
  return {
    put: (article: ManagedArticle) =>
      cache.setQueriesData<GetListResult<ManagedArticle>>(
        { queryKey: LISTS },
        (page) => page && { ...page, data: page.data.map((row) => (row.id === article.id ? article : row)) },
      ),
    /** A load under way would bring the row back as it was. */
    pause: () => cache.cancelQueries({ queryKey: LISTS }),
    reload: () => cache.invalidateQueries({ queryKey: LISTS }),
  }
}
