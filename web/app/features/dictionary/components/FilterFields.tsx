import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { searchArticles } from '../queries/search-articles.ts'
import { SEARCH_PATH, type SearchParameters, sortOf } from '../search-parameters.ts'
import type { SearchFilters } from '../use-search-filters.ts'
import { CategoryChoices, type CategoryChoice } from './CategoryChoices.tsx'

export interface AuthorChoice {
  id: number
  fullName: string
  /** Null where the counts are not known. */
  count: number | null
}

export interface FilterFieldsProps {
  id: string
  parameters: SearchParameters
  filters: SearchFilters
  categories: readonly CategoryChoice[]
  authors: readonly AuthorChoice[]
  /** What else the form holds, at its end. */
  onApplied?: () => void
  onClear?: () => void
}

/**
 * Category and author. A native GET form: without scripts its button always stands there; with scripts it
 * appears when something waits to be applied.
 */
export function FilterFields({
  id,
  parameters,
  filters,
  categories,
  authors,
  onApplied,
  onClear,
}: FilterFieldsProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    filters.apply()
    onApplied?.()
  }
  const applied = Boolean(parameters.categories || parameters.authors)
  return (
    <form id={id} action={SEARCH_PATH} method="get" onSubmit={submit} className="space-y-6">
      <input type="hidden" name="query" value={parameters.query} />
      <CategoryChoices
        choices={categories}
        value={filters.category}
        applied={parameters.categories}
        onChange={filters.chooseCategory}
      />
      <AuthorSelect authors={authors} value={filters.author} onChange={filters.chooseAuthor} />
      {/* In sight however long the list of categories is, in the sheet of a phone too. */}
      <div
        className={`apply-bar flex-wrap items-center gap-3 ${filters.canApply || (onClear && applied) ? 'flex' : 'hidden nojs:flex'}`}
      >
        <button
          type="submit"
          className={`button ${filters.canApply ? '' : 'hidden nojs:inline-flex'}`}
          disabled={filters.applying}
        >
          {filters.applying && filters.canApply ? 'Applying…' : 'Apply Filters'}
        </button>
        {filters.canApply && (
          <FoundByChoice parameters={parameters} category={filters.category} author={filters.author} />
        )}
        {onClear && applied && (
          <button type="button" className="button-plain nojs:hidden" onClick={onClear}>
            Clear All Filters
          </button>
        )}
      </div>
    </form>
  )
}

/**
 * How many results the filters will show once they are applied. Their page is asked for, so it is there when
 * they are.
 */
function FoundByChoice({
  parameters,
  category,
  author,
}: {
  parameters: SearchParameters
  category: string
  author: string
}) {
  const { data } = useQuery(
    searchArticles(browserCall, {
      ...parameters,
      categories: category,
      authors: author,
      s: sortOf(parameters),
      offset: 0,
    }),
  )
  return (
    <span role="status" className="text-sm text-muted tabular-nums">
      {data && counted(data.meta.total, 'result')}
    </span>
  )
}

interface AuthorSelectProps {
  authors: readonly AuthorChoice[]
  value: string
  onChange: (id: string) => void
}

function AuthorSelect({ authors, value, onChange }: AuthorSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-serif text-lg font-medium">
        Author
      </label>
      <select
        id={id}
        name="authors"
        className="field mt-2"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">All</option>
        {authors.map((author) => (
          // An option's text is the name alone, as documented; what is shown, and read out, has the count as
          // well.
          <option
            key={author.id}
            value={author.id}
            label={author.count === null ? undefined : `${author.fullName} (${formatCount(author.count)})`}
          >
            {author.fullName}
          </option>
        ))}
      </select>
    </div>
  )
}
