import { useQuery } from '@tanstack/react-query'
import { sourcePageUri } from '@vitrine/contracts/partners/source-page-uri'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { drawnPartners } from '../queries.ts'
import { PartnerMark } from './PartnerMark.tsx'
import { PartnerPlaces } from './PartnerPlaces.tsx'

/** The partners that the server drew for this page load, or what keeps their places until they come. */
export function DrawnPartners({ places }: { places: number }) {
  const { data, isError } = useQuery(drawnPartners(browserCall))
  if (isError) return null
  return (
    <PartnerPlaces>
      {data
        ? data.items.map((one) => (
            // Not the key of an empty place, whose box would move along.
            <li key={one.sourceUrl}>
              <Link to={sourcePageUri(one.sourceUrl)} className="partner-link">
                <PartnerMark partner={one} alt={one.source} />
              </Link>
            </li>
          ))
        : places}
    </PartnerPlaces>
  )
}
