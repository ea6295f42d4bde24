import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import type { Partner } from '@vitrine/contracts/partners/schemas'
import { Link } from 'react-router'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { PartnerMark } from './PartnerMark.tsx'

export function PartnersPage({ partners }: { partners: readonly Partner[] }) {
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
