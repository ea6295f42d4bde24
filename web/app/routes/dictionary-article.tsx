import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { redirect } from 'react-router'
import type { Route } from './+types/dictionary-article'
import { ArticlePage } from '../features/dictionary/components/ArticlePage.tsx'
import { articleMeta } from '../features/dictionary/article-meta.ts'
import { article, relatedArticles } from '../features/dictionary/queries/article.ts'
import { SameSubject } from '../features/subjects/SameSubject.tsx'
import { sameSubject } from '../features/subjects/queries.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const MOVED_FOR_GOOD = 301

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [found, others, subject] = await Promise.all([
      fetch(article(call, params.url)),
      orNull(fetch(relatedArticles(call, params.url))),
      orNull(fetch(sameSubject(call, 'article', params.url))),
    ])
    if ('movedTo' in found) throw redirect(found.movedTo, MOVED_FOR_GOOD)
    return {
      article: found.article,
      related: others?.items ?? [],
      relatedIn: others?.relatedIn ?? '',
      subject,
    }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.response
    ? articleMeta(matches, loaderData.response.article)
    : [{ title: `Dictionary | ${PRODUCT_NAME}` }]

export const handle: PageHandle = { pageTitle: 'Dictionary Article' }

export default function DictionaryArticle({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (!response) {
    return (
      <div className="page py-12">
        <ListFailure text={failure.text} />
      </div>
    )
  }
  const crumbs = [
    { title: 'Dictionary', path: '/dictionary' },
    ...response.article.categories.map(({ url, title }) => ({ title, path: categoryPageUri(url) })),
  ]
  return (
    <ArticlePage
      article={response.article}
      related={response.related}
      relatedIn={crumbs.find(({ path }) => path === categoryPageUri(response.relatedIn))}
      crumbs={crumbs}
    >
      <SameSubject found={response.subject} />
    </ArticlePage>
  )
}
