import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted, formatCount } from '../format/numbers.ts'
import { resultsUrl, type ResultsSection } from '../results/results-section.ts'
import { Picture, seenAt, TILE_SIZES } from '../ui/Picture.tsx'
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

interface CategoryTilesProps {
  section: ResultsSection
  categories: readonly { url: string; title: string; count: number }[]
  drawings: CategoryDrawings
}

const FIRST_ROW = 2

/** The categories of a section that hold something, each with its drawing and its number. */
export function CategoryTiles({ section, categories, drawings }: CategoryTilesProps) {
  const filled = categories.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <FrontPart id="by-category" title="By category">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-9 tablet:grid-cols-3 tablet:gap-x-8 large:grid-cols-4">
        {filled.map(({ url, title, count }, place) => (
          <li key={url}>
            <Link
              to={resultsUrl(section, { text: '', filters: { category: url }, s: undefined, offset: 0 })}
              className="group flex h-full flex-col"
            >
              <Picture
                src={drawings[title] ?? ''}
                alt=""
                seen={seenAt(place, FIRST_ROW)}
                sizes={TILE_SIZES}
                className="transition-opacity group-hover:opacity-90"
              />
              <span className="mt-3 font-serif text-lg leading-snug font-medium group-hover:text-brass">
                {title}
              </span>
              <span className="mt-0.5 text-sm text-muted">{counted(count, section.noun, section.nouns)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </FrontPart>
  )
}

interface HowItWorksProps {
  steps: readonly (readonly [title: string, text: string])[]
  /** What a membership opens. */
  membership: string
}

/** The end of a section's landing page: its use in three steps, and what a membership opens. */
export function HowItWorks({ steps, membership }: HowItWorksProps) {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-hairline py-10">
      <h2 id="how-it-works" className="text-2xl font-medium">
        How it works
      </h2>
      <ol className="mt-6 grid gap-8 tablet:grid-cols-3">
        {steps.map(([title, text], place) => (
          <li key={title}>
            <p className="font-serif text-3xl text-brass tabular-nums">{place + 1}</p>
            <h3 className="mt-2 text-lg font-medium">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border border-hairline bg-sunken px-6 py-5">
        <p className="max-w-prose">{membership}</p>
        <Link to="/product/index" className="button">
          See memberships
        </Link>
      </div>
    </section>
  )
}

interface ValueLinksProps {
  section: ResultsSection
  /** The filter that each value leads to. */
  filter: string
  id: string
  title: string
  values: readonly { value: string; count: number }[]
}

/** The values of a filter that have most results: makers, places, kinds. */
export function ValueLinks({ section, filter, id, title, values }: ValueLinksProps) {
  if (values.length === 0) return null
  return (
    <FrontPart id={id} title={title}>
      <ul className="flex flex-wrap gap-2">
        {values.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={resultsUrl(section, { text: '', filters: { [filter]: value }, s: undefined, offset: 0 })}
              className="inline-flex min-h-11 items-center gap-2 border border-hairline px-3 hover:border-brass hover:text-brass"
            >
              {value} <span className="text-sm text-muted tabular-nums">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </FrontPart>
  )
}
