import { useQuery } from '@tanstack/react-query'
import { partnersLimits } from '@vitrine/contracts/partners/limits'
import { sourcePageUri } from '@vitrine/contracts/partners/paths'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { drawnPartners } from '../queries/partners.ts'
import { PartnerMark } from './PartnerMark.tsx'

/**
 * Eight partners, drawn by the server for each page load. They are asked for after the page has come, because pages
 * are cached and alike for everybody; until then their places are kept. Without scripts the way to all of them stays.
 * @param total how many partners there are; without any there is no strip
 */
export function PartnersStrip({ total }: { total: number }) {
  const { data, isError } = useQuery({ ...drawnPartners(browserCall), enabled: total > 0 })
  if (total === 0) return null
  const places = Math.min(total, partnersLimits.drawn)
  return (
    <section aria-labelledby="industry-partners" className="border-b border-hairline py-8 nojs:py-3">
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <h2 id="industry-partners" className="font-sans text-sm font-semibold text-muted nojs:hidden">
            Industry partners
          </h2>
          <Link to="/data-partners" className="quiet-link inline-flex min-h-11 items-center text-xs font-semibold tracking-[0.09em]">
            VIEW ALL INDUSTRY PARTNERS
          </Link>
        </div>
        {!isError && (
          <ul className="mt-2 grid grid-cols-2 gap-3 nojs:hidden phone:grid-cols-4 large:grid-cols-8">
            {data
              ? data.items.map((one) => (
                  // Not the key of an empty place, whose box would move along.
                  <li key={one.sourceUrl}>
                    <Link to={sourcePageUri(one.sourceUrl)} className="partner-link">
                      <PartnerMark partner={one} alt={one.source} />
                    </Link>
                  </li>
                ))
              : Array.from({ length: places }, (_, place) => <li key={place} className="skeleton aspect-3/2" />)}
          </ul>
        )}
      </div>
    </section>
  )
}
