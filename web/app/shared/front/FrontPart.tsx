import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CategoryDrawings } from '../ui/cards/item-picture.ts'

/** What the landing page of a section shows. */
export interface SectionFrontProps<Overview> {
  overview: Overview
  drawings: CategoryDrawings
  /** Null where they could not be loaded. */
  words: SitePage | null
}

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
