import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { Link } from 'react-router'
import { formatCount } from '../../../shared/format/numbers.ts'
import { Picture, TILE_SIZES, type Seen } from '../../../shared/ui/Picture.tsx'

interface CategoryCardProps {
  category: Pick<Category, 'url' | 'title' | 'image'>
  /** Null while the counts are loading. */
  count: number | null
  seen?: Seen
}

/** A top category. Without articles, or while the counts are loading, it leads to the price guide's search. */
export function CategoryCard({ category, count, seen }: CategoryCardProps) {
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
