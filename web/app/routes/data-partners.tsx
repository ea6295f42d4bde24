import type { Partner } from '@vitrine/contracts/partners/schemas'
import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import type { Route } from './+types/data-partners'
import { PartnerMark } from '../features/partners/components/PartnerMark.tsx'
import { allPartners } from '../features/partners/queries.ts'
import { loadList } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { EmptyList } from '../shared/ui/EmptyList.tsx'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import { PageTitle } from '../shared/ui/PageTitle.tsx'

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

function PartnersPage({ partners }: { partners: readonly Partner[] }) {
  return (
    <div className="page py-12">
      <PageTitle>Industry Partners</PageTitle>
      <p className="mt-5 max-w-2xl text-lg text-muted">
        A price is only as good as its source. These are the auction houses, galleries and archives that{' '}
        {PRODUCT_NAME} works with. Each has a page with its description and its records on our site.
      </p>
      {partners.length === 0 ? (
        <EmptyList text="There are no industry partners yet.">
          <Link to="/about-contact" className="button-plain">
            Write to us
          </Link>
        </EmptyList>
      ) : (
        <ul className="mt-10 grid grid-cols-2 gap-x-5 gap-y-9 tablet:grid-cols-3 desktop:grid-cols-4 tablet:gap-x-8">
          {partners.map((partner) => (
            <li key={partner.id}>
              <Link
                to={sourcePageUri(partner.sourceUrl)}
                className="partner-link quiet-link"
                prefetch="intent"
              >
                <PartnerMark partner={partner} alt="" />
                <span className="mt-3 block font-serif text-lg leading-snug">{partner.source}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
