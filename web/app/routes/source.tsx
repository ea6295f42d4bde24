import type { PartnerProfile } from '@vitrine/contracts/partners/schemas'
import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import type { Route } from './+types/source'
import { PartnerMark } from '../features/partners/components/PartnerMark.tsx'
import { partner } from '../features/partners/queries.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { plainText } from '../shared/page/plain-text.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import { Breadcrumbs } from '../shared/ui/navigation/Breadcrumbs.tsx'

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

const NO_RECORDS =
  'Each sold item in the price guide names its source, and so does each auction in the calendar.'

function SourcePage({ partner }: { partner: PartnerProfile }) {
  const { source, about, records, website } = partner
  return (
    <section className="mt-6 grid gap-8 tablet:grid-cols-[18rem_1fr] tablet:gap-12">
      <PartnerMark partner={partner} alt="" eager />
      <div>
        <h1 className="text-4xl font-medium tablet:text-5xl">{source}</h1>
        <div className="prose mt-5">
          {paragraphsOf(about).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h2 className="mt-9 text-2xl font-medium">In our records</h2>
        <p className="prose mt-3">{records || NO_RECORDS}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3" data-print="no">
          {website && (
            <a href={website} target="_blank" rel="noopener noreferrer" className="button-plain">
              View Website<span className="sr-only"> of {source} (opens in a new tab)</span>
            </a>
          )}
          <Link to="/data-partners" className="text-link inline-flex min-h-11 items-center">
            All industry partners
          </Link>
        </div>
      </div>
    </section>
  )
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim())
}
