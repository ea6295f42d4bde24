import { Link } from 'react-router'
import { SiteImage } from '../../shared/ui/SiteImage.tsx'
import type { NotShown } from './queries/public-collection.ts'

/** Why there is nothing to see here, and a way on. */
export function CollectionMissing({ missing: { status, text } }: { missing: NotShown }) {
  return (
    <section className="page grid items-center gap-10 py-16 tablet:grid-cols-2 tablet:py-24">
      <div>
        <p className="eyebrow">{status}</p>
        <h1 className="mt-3 text-3xl font-medium tablet:text-4xl">{text}</h1>
        <p className="mt-8">
          <Link to="/" className="button">
            Go to the home page
          </Link>
        </p>
      </div>
      <SiteImage
        src="/images/no-results.svg"
        alt=""
        width="800"
        height="600"
        className="mx-auto h-auto w-full max-w-md"
      />
    </section>
  )
}
