import { ITEM_GONE } from '@vitrine/contracts/failure-words'
import { Link } from 'react-router'
import { PageWithDrawing } from '../../../shared/ui/states/PageWithDrawing.tsx'

/** A private item reads as a deleted one. */
export function PublicItemMissing() {
  return (
    <PageWithDrawing>
      <p className="eyebrow">404</p>
      <h1 className="mt-3 text-3xl font-medium tablet:text-4xl">{ITEM_GONE}</h1>
      <p className="mt-8">
        <Link to="/" className="button">
          Go to the home page
        </Link>
      </p>
    </PageWithDrawing>
  )
}
