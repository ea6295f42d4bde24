import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/price-guide'
import { contentPage } from '../features/content-pages/queries.ts'
import { PriceGuideFront } from '../features/price-guide/components/PriceGuideFront.tsx'
import { overview } from '../features/price-guide/queries.ts'
import { loadFront } from '../shared/front/load-front.ts'
import { breadcrumbList, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const load = ({ context }: Pick<Route.LoaderArgs, 'context'>) =>
  loadFront(context, ({ call, fetch }) => ({
    overview: fetch(overview(call)),
    words: fetch(contentPage(call, '/worthopedia')),
  }))

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `Price Guide | ${PRODUCT_NAME}`,
    description: loaderData?.response?.words?.description ?? '',
    path: '/worthopedia',
    structured: [breadcrumbList(matches, [{ title: 'Price Guide', path: '/worthopedia' }])],
  })

export const handle: PageHandle = { pageTitle: 'Price Guide' }

export default function PriceGuide({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <PriceGuideFront {...response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
