import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/data-partners'
import { PartnersPage } from '../features/partners/components/PartnersPage.tsx'
import { allPartners } from '../features/partners/queries/partners.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => (await fetch(allPartners(call))).items)
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `Industry Partners | ${PRODUCT_NAME}`,
    description: `The auction houses, galleries and archives that ${PRODUCT_NAME} works with.`,
    path: '/data-partners',
    structured: [
      {
        '@type': 'ItemList',
        name: 'Industry Partners',
        itemListElement: (loaderData?.response ?? []).map(({ source, sourceUrl }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: source,
          url: entityUrl(matches, sourcePageUri(sourceUrl)),
        })),
      },
    ],
  })

export const handle: PageHandle = { pageTitle: 'Industry Partners' }

export default function DataPartners({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <PartnersPage partners={response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
