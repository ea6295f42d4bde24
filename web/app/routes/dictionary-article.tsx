import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Article, ArticleCard, ArticleList } from '@vitrine/contracts/dictionary/schemas'
import { redirect } from 'react-router'
import type { Route } from './+types/dictionary-article'
import { ArticlePage } from '../features/dictionary/components/ArticlePage.tsx'
import { articleMeta } from '../features/dictionary/article-meta.ts'
import { article } from '../features/dictionary/queries/article.ts'
import { categoryArticles } from '../features/dictionary/queries/category-articles.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

const RELATED = 4
const MOVED_FOR_GOOD = 301

/** Others of the nearest category that has enough of them, else of the widest. */
async function relatedTo(article: Article, list: (category: string) => Promise<ArticleList | null>) {
  let best: { relatedIn: string; related: ArticleCard[] } = { relatedIn: '', related: [] }
  for (const { url } of article.categories.toReversed()) {
    const others = (await list(url))?.items.filter(({ id }) => id !== article.id) ?? []
    if (others.length > best.related.length) best = { relatedIn: url, related: others.slice(0, RELATED) }
    if (best.related.length >= RELATED) break
  }
  return best
}

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const found = await fetch(article(call, params.url))
    if ('movedTo' in found) throw redirect(found.movedTo, MOVED_FOR_GOOD)
    return { article: found.article, ...(await relatedTo(found.article, (category) => orNull(fetch(categoryArticles(call, category, 0))))) }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.answer ? articleMeta(matches, loaderData.answer.article) : [{ title: `Dictionary | ${PRODUCT_NAME}` }]

export default function DictionaryArticle({ loaderData: { answer, failure } }: Route.ComponentProps) {
  if (!answer) {
    return (
      <div className="page py-12">
        <ListFailure text={failure.text} />
      </div>
    )
  }
  const crumbs = [{ title: 'Dictionary', path: '/dictionary' }, ...answer.article.categories.map(({ url, title }) => ({ title, path: categoryPageUri(url) }))]
  return <ArticlePage article={answer.article} related={answer.related} relatedIn={crumbs.find(({ path }) => path === categoryPageUri(answer.relatedIn))} crumbs={crumbs} />
}
