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
        A price is only as good as its source. Auction houses, galleries and archives share their records with{' '}
        {PRODUCT_NAME}. Each has a page of its own.
      </p>
      {partners.length > 0 && (
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
      <BecomePartner />
    </div>
  )
}

function BecomePartner() {
  return (
    <section
      aria-labelledby="become-partner"
      data-print="no"
      className="mt-16 grid gap-x-16 gap-y-6 border-t border-hairline pt-10 tablet:grid-cols-2"
    >
      <div>
        <h2 id="become-partner" className="text-2xl font-medium tablet:text-3xl">
          Become an industry partner
        </h2>
        <ul className="mt-5 list-disc space-y-2 pl-5">
          <li>A page with your description and a link to your website.</li>
          <li>Your logo at the foot of our pages, which show eight partners at random.</li>
          <li>Your name beside every sale that you share.</li>
        </ul>
      </div>
      <div>
        <h3 className="text-xl font-medium">How to join</h3>
        <p className="mt-5">
          Write to us: who you are, what you sell or collect, and what records you have. Sale results need a
          title, a category, a day, a price and a currency each. A table saved as CSV is enough.
        </p>
        <p className="mt-6">
          <Link to="/about-contact?subject=general" className="button">
            Write to us
          </Link>
        </p>
      </div>
    </section>
  )
}
