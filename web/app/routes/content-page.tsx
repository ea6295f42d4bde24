import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data } from 'react-router'
import type { Route } from './+types/content-page'
import { ContentPageView } from '../features/content-pages/components/ContentPageView.tsx'
import { contentPage } from '../features/content-pages/queries.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const { data: loaded, init } = await loadList(() => fetch(contentPage(call, new URL(request.url).pathname)))
  return data({ ...loaded, pageTitle: loaded.response?.title ?? null }, init ?? undefined)
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: `Page not found | ${PRODUCT_NAME}` }]
  if (!loaderData.response) return [{ title: PRODUCT_NAME }]
  const { path, kind, title, description, changedOn } = loaderData.response
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME}`,
    description,
    path,
    structured: [
      {
        '@type': kind,
        name: title,
        description,
        url: entityUrl(matches, path),
        isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME, url: entityUrl(matches, '/') },
        ...(changedOn !== null && { dateModified: changedOn }),
      },
      breadcrumbList(matches, [
        { title: PRODUCT_NAME, path: '/' },
        { title, path },
      ]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: null }

export default function ContentPageRoute({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <ContentPageView page={response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
