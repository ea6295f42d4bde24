import { reportCollectionUrl } from '@vitrine/contracts/collections/collections'
import { Link } from 'react-router'

/** At the end of what a public collection shows. */
export function ReportLink({ collectionId }: { collectionId: number }) {
  return (
    <p className="mt-10 border-t border-hairline pt-4 text-sm" data-print="no">
      <Link
        to={reportCollectionUrl(collectionId)}
        rel="nofollow"
        className="quiet-link inline-flex min-h-11 items-center text-muted"
      >
        Report Collection
      </Link>
    </p>
  )
}
