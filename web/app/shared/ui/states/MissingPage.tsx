import { Link } from 'react-router'
import { PageWithDrawing } from './PageWithDrawing.tsx'

/** Why there is nothing to see here, and a way on. */
export function MissingPage({ status, text }: { status: number; text: string }) {
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
