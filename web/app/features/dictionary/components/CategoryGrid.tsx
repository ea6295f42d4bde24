import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { Link } from 'react-router'
import { formatCount } from '../../../shared/format/numbers.ts'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { seenAt, Picture, TILE_SIZES, type Seen } from '../../../shared/ui/Picture.tsx'

interface CategoryGridProps {
  categories: readonly Category[]
  /** Articles by category url; null while they are loading. */
  counts: ReadonlyMap<string, number> | null
}

/** A phone's first row; a wider one has more, which come as soon as the page is laid out. */
const FIRST_ROW = 2

export function CategoryGrid({ categories, counts }: CategoryGridProps) {
  const shown = categories.filter(({ title }) => !isHiddenCategory(title))
  if (shown.length === 0) return <EmptyList text="No results found in any category" />
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-9 tablet:grid-cols-3 tablet:gap-x-8 large:grid-cols-4">
      {shown.map((category, place) => (
        <li key={category.url}>
          <CategoryCard
            category={category}
            count={counts ? (counts.get(category.url) ?? 0) : null}
            seen={seenAt(place, FIRST_ROW)}
          />
        </li>
      ))}
    </ul>
  )
}

interface CategoryCardProps {
  category: Pick<Category, 'url' | 'title' | 'image'>
  /** Null while the counts are loading. */
  count: number | null
  seen?: Seen
}

/** A top category. Without articles, or while the counts are loading, it leads to the price guide's search. */
function CategoryCard({ category, count, seen }: CategoryCardProps) {
  const target = count
    ? categoryPageUri(category.url)
    : `/inventory/search?category=${encodeURIComponent(category.url)}`
  return (
    <Link to={target} className="group flex h-full flex-col" data-category={category.url}>
      <Picture
        src={category.image}
        alt=""
        seen={seen}
        sizes={TILE_SIZES}
        className="transition-opacity group-hover:opacity-90"
      />
      <span className="mt-3 font-serif text-lg leading-snug font-medium group-hover:text-brass">
        {category.title}
      </span>
      <span className="mt-0.5 min-h-6 text-sm text-muted">
        {count === null ? <span className="skeleton inline-block h-3 w-16" /> : `${formatCount(count)} pages`}
      </span>
    </Link>
  )
}
