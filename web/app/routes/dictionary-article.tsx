import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
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

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const found = await fetch(article(call, params.url))
    if ('movedTo' in found) throw redirect(found.movedTo, MOVED_FOR_GOOD)
    const category = found.article.categories.at(-1)
    const siblings = category ? await orNull(fetch(categoryArticles(call, category.url, 0))) : null
    const related = siblings?.items.filter(({ id }) => id !== found.article.id).slice(0, RELATED) ?? []
    return { article: found.article, related }
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
  return <ArticlePage article={answer.article} related={answer.related} crumbs={crumbs} />
}
