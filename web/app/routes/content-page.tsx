import { data } from 'react-router'
import type { Route } from './+types/content-page'
import { ContentPageView } from '../features/content-pages/components/ContentPageView.tsx'
import { contentPageMeta } from '../features/content-pages/content-page-meta.ts'
import { contentPage } from '../features/content-pages/queries.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const { data: loaded, init } = await loadList(() => fetch(contentPage(call, new URL(request.url).pathname)))
  return data({ ...loaded, pageTitle: loaded.response?.title ?? null }, init ?? undefined)
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => contentPageMeta(matches, loaderData)

export const handle: PageHandle = { pageTitle: null }

export default function ContentPageRoute({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <ContentPageView page={response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
