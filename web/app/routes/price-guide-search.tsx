import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/price-guide-search'
import { PriceGuideResults } from '../features/price-guide/components/PriceGuideResults.tsx'
import { priceGuide, withoutPrices } from '../features/price-guide/price-guide-section.ts'
import { searchCall } from '../features/price-guide/search-call.ts'
import { searchItems } from '../features/price-guide/queries.ts'
import { notFoundPastResults } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { loadDrawnResults, resultsMeta } from '../shared/results/results-route.ts'
import { readResults } from '../shared/results/results-section.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const queries = queriesOf(context)
  const parameters = readResults(priceGuide, new URL(request.url).searchParams)
  return loadDrawnResults(queries, parameters, () =>
    queries.fetch(searchItems(queries.call, searchCall(parameters))),
  )
}

export const loader = (args: Route.LoaderArgs) => notFoundPastResults(load(args))
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  resultsMeta(
    matches,
    priceGuide,
    loaderData && withoutPrices(loaderData.parameters),
    `Sold prices | ${PRODUCT_NAME} Price Guide`,
  )

export const handle: PageHandle = { pageTitle: 'Price Guide Search Results' }

export default function PriceGuideSearch({ loaderData }: Route.ComponentProps) {
  return <PriceGuideResults {...loaderData} />
}
