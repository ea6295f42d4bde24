import { Link } from 'react-router'
import { counted } from '../format/numbers.ts'
import { resultsUrl, type ResultsSection } from '../results/results-section.ts'
import type { CategoryDrawings } from '../ui/cards/item-picture.ts'
import { Picture, seenAt, TILE_SIZES } from '../ui/Picture.tsx'
import { FrontPart } from './FrontPart.tsx'

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
