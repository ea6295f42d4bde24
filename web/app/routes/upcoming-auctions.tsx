import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data } from 'react-router'
import type { Route } from './+types/upcoming-auctions'
import { auctionsPath, readAuctionsParameters, isFiltered } from '../features/auctions/auctions-parameters.ts'
import { AuctionsPage } from '../features/auctions/components/AuctionsPage.tsx'
import { auctionList } from '../features/auctions/queries.ts'
import { loadList } from '../shared/api/failure.ts'
import { notFoundPastResults } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const parameters = readAuctionsParameters(new URL(request.url).searchParams)
  const listed = await loadList(() => fetch(auctionList(call, parameters)))
  return data({ ...listed.data, parameters }, listed.init ?? undefined)
}

export const loader = (args: Route.LoaderArgs) => notFoundPastResults(load(args))
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const parameters = loaderData?.parameters ?? readAuctionsParameters(new URLSearchParams())
  return pageMeta(matches, {
    title: `${parameters.isPast ? 'Past Auctions' : 'Upcoming Auctions'} | ${PRODUCT_NAME}`,
    description: 'Auctions to come, with their lots and times.',
    path: auctionsPath(parameters, { offset: parameters.offset }),
    noindex: isFiltered(parameters) || (parameters.offset > 0 && loaderData?.response?.items.length === 0),
  })
}

export const handle: PageHandle = { pageTitle: 'Upcoming Auctions' }

export default function UpcomingAuctions({ loaderData }: Route.ComponentProps) {
  return <AuctionsPage {...loaderData} />
}
