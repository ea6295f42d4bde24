import {
  deleteArticle,
  manageArticles,
  publishArticle,
  unpublishArticle,
} from '@vitrine/contracts/dictionary/endpoints'
import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'

/**
 * The manager's calls over articles in memory.
 *
 * @param wait how long the change of one takes
 */
export function articlesInMemory(
  articles: ManagedArticle[],
  wait: () => Promise<void> = () => Promise.resolve(),
): Responder[] {
  const change = async (url: string, to: (article: ManagedArticle) => Partial<ManagedArticle>) => {
    await wait()
    const at = articles.findIndex((article) => article.url === url)
    const article = articles[at]
    if (!article) throw new Refused('NOT_FOUND')
    return { response: (articles[at] = { ...article, ...to(article), revision: article.revision + 1 }) }
  }
  return [
    responds(manageArticles, ({ query: { offset, max, query } }) => {
      const found = articles.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
      return {
        response: {
          items: found.slice(offset, offset + max),
          totals: found.length,
          defaultArticle: { url: 'default' },
        },
      }
    }),
    responds(publishArticle, ({ params: { url } }) =>
      change(url, ({ draftVersion }) => ({ status: { name: 'PUBLISHED' }, publishedVersion: draftVersion })),
    ),
    responds(unpublishArticle, ({ params: { url } }) =>
      change(url, () => ({ status: { name: 'UNPUBLISHED' } })),
    ),
    responds(
      deleteArticle,
      ({ params: { url } }) =>
        void articles.splice(
          articles.findIndex((article) => article.url === url),
          1,
        ),
    ),
  ]
}
