import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface FrontPartProps {
  id: string
  title: string
  /** Where all of it stands. */
  more?: string
  children: ReactNode
}

/** A part of a section's landing page, under its heading. */
export function FrontPart({ id, title, more, children }: FrontPartProps) {
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-10">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl font-medium">
          {title}
        </h2>
        {more && (
          <Link to={more} className="text-link inline-flex min-h-11 items-center">
            See all
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
