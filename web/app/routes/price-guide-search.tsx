import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-window'
import { data } from 'react-router'
import type { Route } from './+types/price-guide-search'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { PriceGuideResults } from '../features/price-guide/components/PriceGuideResults.tsx'
import { drawingsOf } from '../shared/ui/cards/item-picture.ts'
import { priceGuide, withoutPrices } from '../features/price-guide/price-guide-section.ts'
import { searchItems } from '../features/price-guide/queries.ts'
import { searchCall } from '../features/price-guide/search-call.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { notFoundPastEnd } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { readResults, resultsUrl } from '../shared/results/results-section.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const parameters = readResults(priceGuide, new URL(request.url).searchParams)
  const [listed, roots] = await Promise.all([
    loadList(() => fetch(searchItems(call, searchCall(parameters)))),
    orNull(fetch(rootCategories(call))),
  ])
  return data(
    { ...listed.data, parameters, drawings: drawingsOf(roots?.items ?? []) },
    listed.init ?? undefined,
  )
}

export const loader = async (args: Route.LoaderArgs) => {
  const page = await load(args)
  return notFoundPastEnd(page, page.data.response?.meta, SEARCH_WINDOW)
}
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const text = loaderData?.parameters.text
  return pageMeta(matches, {
    title: text
      ? `${text} - Sold prices | ${PRODUCT_NAME} Price Guide`
      : `Search results | ${PRODUCT_NAME} Price Guide`,
    path: loaderData ? resultsUrl(priceGuide, withoutPrices(loaderData.parameters)) : priceGuide.results,
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Price Guide Search Results' }

export default function PriceGuideSearch({ loaderData }: Route.ComponentProps) {
  return <PriceGuideResults {...loaderData} />
}
