import type { SearchResponse } from '@vitrine/contracts/dictionary/schemas'
import { dictionarySorts, isDictionarySort, type DictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { readCategoryList, writeCategoryList } from '@vitrine/contracts/site-search/category-list'
import { useId } from 'react'
import { Link } from 'react-router'
import type { ListFailure as Failure } from '../../../shared/api/failure.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { DeferredAnnouncement } from '../../../shared/results/DeferredAnnouncement.tsx'
import { SortButton } from '../../../shared/results/SortButton.tsx'
import { Cross } from '../../../shared/ui/icons.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { Breadcrumbs } from '../../../shared/ui/navigation/Breadcrumbs.tsx'
import { type SearchParameters, searchPath } from '../search-parameters.ts'
import { useSearchFilters } from '../use-search-filters.ts'
import { useStoredSort } from '../use-sorting-preference.ts'
import type { CategoryChoice } from './CategoryChoices.tsx'
import { type AuthorChoice, FilterFields } from './FilterFields.tsx'
import { MobilePanels } from './MobilePanels.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'

export interface SearchPageProps {
  parameters: SearchParameters
  categories: readonly CategoryChoice[]
  authors: readonly AuthorChoice[]
  response: SearchResponse | null
  failure: Failure | null
  /** How many results there are without the filters; null where that was not asked. */
  withoutFilters: number | null
}

const SIDEBAR_FORM = 'search-filters'

export function SearchPage({
  parameters,
  categories,
  authors,
  response,
  failure,
  withoutFilters,
}: SearchPageProps) {
  const filters = useSearchFilters(parameters)
  useStoredSort(parameters)
  const chosen = readCategoryList(parameters.categories).map((url) => ({
    url,
    title: categories.find((category) => category.url === url)?.title ?? url,
  }))
  const categoryTitle = chosen.map(({ title }) => title).join(', ') || null
  const authorName = authors.find(({ id }) => String(id) === parameters.authors)?.fullName ?? null
  const texts = response
    ? searchTexts(response, parameters.query, categoryTitle)
    : { heading: 'Search results', note: null }
  const choices = { parameters, filters, categories, authors }

  return (
    <div className="page pt-6">
      <Breadcrumbs crumbs={[{ title: 'Dictionary', path: '/dictionary' }]} here="Search results" />
      <div className="mt-3 border-b border-hairline pb-8">
        <SearchForm current={parameters} />
      </div>
      <div className="grid gap-x-14 pt-8 large:grid-cols-[16rem_1fr]">
        <aside aria-label="Filters" className="hidden large:block nojs:block" data-print="no">
          <a href="#found" className="to-results">
            Go to the results
          </a>
          <FilterFields id={SIDEBAR_FORM} {...choices} />
        </aside>
        <div className="min-w-0">
          <MobilePanels {...choices} />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-3 large:mt-0">
            <h1 id="found" className="text-2xl font-medium tablet:text-3xl">
              {texts.heading}
            </h1>
            <DeferredAnnouncement place="found" words={texts.heading} />
            <div className="hidden min-w-0 large:block nojs:block" data-print="no">
              <SortSelect value={filters.sort} onChange={filters.chooseSort} form={SIDEBAR_FORM} />
            </div>
          </div>
          <div className="mt-3">
            <AppliedFilters parameters={parameters} categories={chosen} authorName={authorName} />
          </div>
          {texts.note && <p className="mt-3 text-muted">{texts.note}</p>}
          <div className="mt-3">
            {response ? (
              <SearchResults
                response={response}
                parameters={parameters}
                filterNames={[...chosen.map(({ title }) => title), ...(authorName ? [authorName] : [])]}
                withoutFilters={withoutFilters}
              />
            ) : (
              <ListFailure text={failure?.text ?? ''} />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

interface SortSelectProps {
  value: DictionarySort
  onChange: (sort: DictionarySort) => void
  /** The native form that it belongs to, for readers without scripts. */
  form?: string
  label?: string
}

/** 'Sort results': a choice applies at once. */
function SortSelect({ value, onChange, form, label = 'Sort results' }: SortSelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        name="s"
        form={form}
        className="field w-auto min-w-0"
        value={value}
        onChange={(event) => isDictionarySort(event.target.value) && onChange(event.target.value)}
      >
        {dictionarySorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
      {form !== undefined && <SortButton form={form} />}
    </div>
  )
}

interface AppliedFiltersProps {
  parameters: SearchParameters
  categories: readonly { url: string; title: string }[]
  authorName: string | null
}

/** A chip for each applied filter: following it takes that filter away. */
function AppliedFilters({ parameters, categories, authorName }: AppliedFiltersProps) {
  const chips = [
    ...categories.map(({ url, title }) => ({
      name: title,
      without: searchPath(parameters, {
        categories: writeCategoryList(categories.map((one) => one.url).filter((other) => other !== url)),
      }),
    })),
    ...(parameters.authors
      ? [
          {
            name: authorName ?? `Author ${parameters.authors}`,
            without: searchPath(parameters, { authors: '' }),
          },
        ]
      : []),
  ]
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" data-print="no">
      <ul className="flex flex-wrap gap-2" aria-label="Applied filters">
        {chips.map((chip) => (
          <li key={chip.name}>
            <Link
              to={chip.without}
              className="inline-flex min-h-11 items-center gap-2 border border-brass px-3 text-sm hover:bg-sunken large:min-h-9"
              aria-label={`Remove the filter ${chip.name}`}
            >
              {chip.name}
              <Cross size={10} />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={searchPath(parameters, { categories: '', authors: '' })}
        className="text-link inline-flex min-h-11 items-center px-2 text-sm"
      >
        Clear all filters
      </Link>
    </div>
  )
}

/** What the results page says it found: its heading, and a sentence where something was left out. */
interface SearchTexts {
  heading: string
  note: string | null
}

export function searchTexts(
  { meta, understood, closeSpellings }: SearchResponse,
  query: string,
  categoryTitle: string | null,
): SearchTexts {
  const results = counted(meta.total, 'result')
  if (understood.kind === 'guessed' && closeSpellings.length > 0)
    return { heading: `Nothing for “${query}”. Close spellings:`, note: null }
  const about = query || categoryTitle
  if (meta.total === 0) return { heading: `There are no results for ${about ?? 'this search'}`, note: null }
  return { heading: about ? `${results} for ${about}` : results, note: readingNote(understood) }
}

/**
 * 'Without: civil, war.' Not the one of the results pages: shared with these, it would weigh on every page
 * that has a list.
 */
function readingNote(understood: SearchResponse['understood']): string | null {
  if (understood.kind === 'guessed') return null
  const { leftOut = [], used = '' } = understood.kind === 'partial' ? understood : {}
  const told: [string, readonly string[]][] = [
    ['Without', leftOut],
    ['Read as', used ? [used] : []],
    ['Shown for', understood.shownFor ?? []],
  ]
  const parts = told.filter(([, words]) => words.length > 0)
  return parts.map(([how, words]) => `${how}: ${words.join(', ')}.`).join(' ') || null
}
