import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { seenAt } from '../../../shared/ui/Picture.tsx'
import { CategoryCard } from './CategoryCard.tsx'

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
