import { siteSearchMessages } from '@vitrine/contracts/site-search/limits'
import { useUnfolding } from '../../shared/ui/use-unfolding.ts'
import type { CategoryOption } from './category-options.ts'
import type { ChosenCategories } from './choose-category.ts'

interface CategoryDropdownProps {
  options: readonly CategoryOption[]
  chosen: ChosenCategories
  onChoose: (url: string) => void
}

const ALL = 'All Categories'

function summaryOf(options: readonly CategoryOption[], urls: readonly string[]): string {
  const [only] = urls
  if (only === undefined) return ALL
  return urls.length === 1
    ? (options.find(({ url }) => url === only)?.title ?? only)
    : `${urls.length} categories`
}

/** Boxes to tick below a word that says what is ticked. Opens and is sent without scripts, too. */
export function CategoryDropdown({ options, chosen, onChoose }: CategoryDropdownProps) {
  const unfolding = useUnfolding()

  return (
    <details {...unfolding} className="static large:relative">
      <summary className="field field-unfolding flex list-none items-center [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Categories: </span>
        <span className="truncate">{summaryOf(options, chosen.urls)}</span>
      </summary>
      <fieldset className="category-panel">
        <legend className="sr-only">Categories</legend>
        <p
          role="alert"
          className={chosen.refused ? 'mb-2 border-l-2 border-oxblood py-1 pl-3 text-sm text-oxblood' : ''}
        >
          {chosen.refused && siteSearchMessages.tooManyCategories}
        </p>
        <div className="tablet:columns-2">
          {[{ url: '', title: ALL }, ...options].map(({ url, title }) => (
            <label
              key={url}
              className="flex min-h-11 break-inside-avoid items-center gap-3 px-1 text-[0.9375rem] hover:text-brass large:min-h-9"
            >
              <input
                type="checkbox"
                name="category"
                value={url}
                checked={url === '' ? chosen.urls.length === 0 : chosen.urls.includes(url)}
                onChange={() => onChoose(url)}
                className="h-4 w-4 shrink-0 accent-brass"
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
