import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/price-guide'
import { contentPage } from '../features/content-pages/queries.ts'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { PriceGuideFront } from '../features/price-guide/components/PriceGuideFront.tsx'
import { drawingsOf } from '../shared/ui/cards/item-picture.ts'
import { overview } from '../features/price-guide/queries.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { breadcrumbList, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [found, roots, words] = await Promise.all([
      fetch(overview(call)),
      orNull(fetch(rootCategories(call))),
      orNull(fetch(contentPage(call, '/worthopedia'))),
    ])
    return { overview: found, drawings: drawingsOf(roots?.items ?? []), words }
  })
}

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
