import { Link } from 'react-router'
import { useCurrentUser } from '../../identity/queries.ts'
import { researchOffer } from './research-offer.ts'

/**
 * Where to find out more of such a piece, and the membership that opens more. Who reads is known after the
 * page has loaded.
 */
export function ResearchPair({ title, hasStoredRange = false }: { title: string; hasStoredRange?: boolean }) {
  const reader = useCurrentUser()
  const offer = reader === undefined ? null : researchOffer(reader, hasStoredRange)
  return (
    <p className="flex flex-wrap gap-3" data-print="no">
      <Link
        to={`/inventory/search?${new URLSearchParams({ query: title }).toString()}`}
        reloadDocument
        className="button-plain"
      >
        Research
      </Link>
      {offer && (
        <Link to={offer.to} className="button">
          {offer.label}
        </Link>
      )}
    </p>
  )
}
