import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/source'
import { Breadcrumbs } from '../shared/ui/navigation/Breadcrumbs.tsx'
import { SourcePage } from '../features/partners/components/SourcePage.tsx'
import { partner } from '../features/partners/queries/partners.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { plainText } from '../shared/page/plain-text.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const ALL = { title: 'Industry Partners', path: '/data-partners' }

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(() => fetch(partner(call, params.sourceUrl)))
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.response) return [{ title: `Industry Partners | ${PRODUCT_NAME}` }]
  const { source, sourceUrl, about, website } = loaderData.response
  const path = sourcePageUri(sourceUrl)
  return pageMeta(matches, {
    title: `${source} | ${PRODUCT_NAME} Industry Partners`,
    description: plainText(about, 160) || `${source}, an industry partner of ${PRODUCT_NAME}.`,
    path,
    structured: [
      { '@type': 'Organization', name: source, url: website ?? entityUrl(matches, path) },
      breadcrumbList(matches, [ALL, { title: source, path }]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: 'Industry Partner' }

export default function Source({ loaderData: { response, failure } }: Route.ComponentProps) {
  return (
    <div className="page pt-6">
      <Breadcrumbs crumbs={[ALL]} here={response?.source} />
      {response ? <SourcePage partner={response} /> : <ListFailure text={failure.text} />}
    </div>
  )
}
