import { Link } from 'react-router'
import { PageWithDrawing } from '../../shared/ui/states/PageWithDrawing.tsx'
import type { NotShown } from './queries/public-collection.ts'

/** Why there is nothing to see here, and a way on. */
export function NotShownPage({ status, text }: NotShown) {
  return (
    <PageWithDrawing>
      <p className="eyebrow">{status}</p>
      <h1 className="mt-3 text-3xl font-medium tablet:text-4xl">{text}</h1>
      <p className="mt-8">
        <Link to="/" className="button">
          Go to the home page
        </Link>
      </p>
    </PageWithDrawing>
  )
}
