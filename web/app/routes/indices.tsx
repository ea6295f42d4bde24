import { INDICES_PAGE } from '@vitrine/contracts/price-indices/indices-page'
import { data } from 'react-router'
import type { Route } from './+types/indices'
import { ContentPageView } from '../features/content-pages/components/ContentPageView.tsx'
import { contentPageMeta } from '../features/content-pages/content-page-meta.ts'
import { contentPage } from '../features/content-pages/queries.ts'
import { PriceIndices } from '../features/price-indices/PriceIndices.tsx'
import { priceIndices } from '../features/price-indices/queries.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  const { data: loaded, init } = await loadList(async () => {
    const [page, indices] = await Promise.all([
      fetch(contentPage(call, INDICES_PAGE)),
      fetch(priceIndices(call)),
    ])
    return { page, indices }
  })
  return data({ ...loaded, pageTitle: loaded.response?.page.title ?? null }, init ?? undefined)
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  contentPageMeta(matches, loaderData && { response: loaderData.response?.page ?? null })

export const handle: PageHandle = { pageTitle: null }

export default function IndicesRoute({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response)
    return (
      <ContentPageView page={response.page}>
        <PriceIndices indices={response.indices} />
      </ContentPageView>
    )
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
