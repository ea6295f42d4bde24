import type { PartnerProfile } from '@vitrine/contracts/partners/schemas'
import { Link } from 'react-router'
import { PartnerMark } from './PartnerMark.tsx'

const NO_RECORDS =
  'We have no records from them yet. Sale results come with the price guide, each with the name of the auction house.'

export function SourcePage({ partner }: { partner: PartnerProfile }) {
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
