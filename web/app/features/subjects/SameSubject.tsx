import type { SameSubject as Found } from '@vitrine/contracts/subjects/schemas'
import { Link } from 'react-router'
import { Picture } from '../../shared/ui/Picture.tsx'

const parts = [
  ['articles', 'In the dictionary'],
  ['marks', 'Marks'],
  ['books', 'Books'],
  ['posts', 'From the blog'],
] as const

/** What else the site has about the subject of a page, by kind; null where that could not be read. */
export function SameSubject({ found }: { found: Found | null }) {
  return parts.map(
    ([kind, title]) =>
      found &&
      found[kind].length > 0 && (
        <section
          key={kind}
          aria-labelledby={kind}
          className="mt-12 border-t border-hairline pt-8"
          data-print="no"
        >
          <h2 id={kind} className="text-2xl font-medium">
            {title}
          </h2>
          <ul className="mt-5 grid gap-x-8 gap-y-5 tablet:grid-cols-2 desktop:grid-cols-3">
            {found[kind].map(({ id, title: name, pageURI, picture, note }) => (
              <li key={id}>
                <Link to={pageURI} prefetch="intent" className="group flex items-center gap-4">
                  {picture && (
                    <span className="w-24 shrink-0">
                      <Picture src={picture} alt="" sizes="6rem" />
                    </span>
                  )}
                  <span>
                    <span className="font-serif text-lg leading-snug font-medium group-hover:text-brass">
                      {name}
                    </span>
                    {note && <span className="block text-sm text-muted">{note}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ),
  )
}
