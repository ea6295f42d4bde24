import { auctionSlug } from '@vitrine/contracts/auctions/auction-url'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { redirect } from 'react-router'
import type { Route } from './+types/upcoming-auction'
import { auctionMeta } from '../features/auctions/auction-meta.ts'
import { AuctionPage } from '../features/auctions/components/AuctionPage.tsx'
import { auction } from '../features/auctions/queries.ts'
import { loadList, notFound } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const MOVED_FOR_GOOD = 301

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  if (!/^[1-9]\d{0,14}$/.test(params.id)) notFound()
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const found = await fetch(auction(call, Number(params.id)))
    // The id finds it; the words after it are those of its title now.
    if (params.slug !== auctionSlug(found.title)) throw redirect(found.pageURI, MOVED_FOR_GOOD)
    return found
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.response
    ? auctionMeta(matches, loaderData.response)
    : [{ title: `Upcoming Auctions | ${PRODUCT_NAME}` }]

export const handle: PageHandle = { pageTitle: 'Upcoming Auction' }

export default function UpcomingAuction({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <AuctionPage auction={response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
