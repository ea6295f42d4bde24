import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { redirect } from 'react-router'
import type { Route } from './+types/price-guide-item'
import { SoldItemPage } from '../features/price-guide/components/SoldItemPage.tsx'
import { soldItem } from '../features/price-guide/queries.ts'
import { loadList, notFound } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { breadcrumbList, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const MOVED_FOR_GOOD = 301

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) notFound()
  return loadList(async () => {
    const item = await fetch(soldItem(call, Number(params.id)))
    // The id says which item it is; the rest of the URL follows its title.
    if (params.slug !== item.slug) throw redirect(item.pageURI, MOVED_FOR_GOOD)
    return { item }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const item = loaderData?.response?.item
  if (!item) return [{ title: `Price Guide | ${PRODUCT_NAME}` }]
  return pageMeta(matches, {
    title: `${item.title} | ${PRODUCT_NAME} Price Guide`,
    description: `${item.title}: sold, with its date and source, in the ${PRODUCT_NAME} price guide.`,
    path: item.pageURI,
    image: item.thumbnail,
    // What is made up must not be found as if it were a sale.
    noindex: item.isSample,
    structured: [
      breadcrumbList(matches, [
        { title: 'Price Guide', path: '/worthopedia' },
        { title: item.title, path: item.pageURI },
      ]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: 'Sold Item' }

export default function PriceGuideItem({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <SoldItemPage key={response.item.id} {...response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
