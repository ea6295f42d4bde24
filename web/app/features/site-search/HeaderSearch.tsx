import { useQuery } from '@tanstack/react-query'
import { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { siteSearchMessages } from '@vitrine/contracts/site-search/messages'
import { sectionResults, type SectionName } from '@vitrine/contracts/site-search/section-results'
import { useId, useMemo, useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { SearchBox } from '../../shared/search-box/SearchBox.tsx'
import type { Suggestion, Suggest } from '../../shared/search-box/suggestion.ts'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { LineIcon } from '../../shared/ui/icons.tsx'
import { useUnfolding } from '../../shared/ui/use-unfolding.ts'
import { rootNames } from '../dictionary/queries/root-categories.ts'
import { useSortingPreference } from '../dictionary/use-sorting-preference.ts'
import { type CategoryOption, chooseCategory, type ChosenCategories, optionsOf } from './category-options.ts'
import { resultsPath, sectionNamed, sectionOf, sections, type SiteSearch } from './sections.ts'
import { readSiteSearch, SITE_SEARCH_PATH, topSuggestions, withSort } from './site-search.ts'

/**
 * The header's search in the section of the page, or in another that is chosen. A GET form to a URL that
 * sends on to the section's results; with scripts it goes there itself, within the site to the dictionary.
 */
export function HeaderSearch() {
  const id = useId()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const preference = useSortingPreference()
  const form = useRef<HTMLFormElement>(null)
  const options = useCategoryOptions()
  const [section, setSection] = useState(() => sectionOf(pathname))
  const results = sectionResults[section.name]
  const given = new URLSearchParams(pathname === results.path ? search : '')
  const [chosen, setChosen] = useState<ChosenCategories>(() => ({
    urls: readCategoryList(given.get(results.categories) ?? ''),
    refused: false,
  }))
  const suggest = useMemo(() => suggestIn(section.name), [section.name])
  const isDictionary = section.name === 'dictionary'

  function pathOf(wanted: SiteSearch): string | null {
    const path = resultsPath(wanted)
    return path && isDictionary ? withSort(path, preference.read()) : path
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const path = pathOf(readSiteSearch(new FormData(event.currentTarget)))
    if (!path) form.current?.querySelector<HTMLInputElement>('[name=text]')?.focus()
    else if (isDictionary) void navigate(path)
    else location.assign(path)
  }
  const shown = (found: readonly Suggestion[], text: string) =>
    topSuggestions(found, pathOf({ section, text, categories: chosen.urls }))

  return (
    <search>
      <form ref={form} action={SITE_SEARCH_PATH} method="get" onSubmit={submit} className="header-search">
        <label htmlFor={id} className="sr-only">
          Search in
        </label>
        <select
          id={id}
          name="in"
          value={section.name}
          className="field"
          onChange={(event) => setSection(sectionNamed(event.target.value))}
        >
          {sections.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <CategoryDropdown
          options={options}
          chosen={chosen}
          onChoose={(url) => setChosen((before) => chooseCategory(before, url))}
        />
        <SearchBox
          label="Search term"
          isLabelHidden
          name="text"
          placeholder={`Search ${section.label}`}
          defaultValue={given.get(results.text) ?? ''}
          suggest={suggest}
          shown={shown}
        />
        <button type="submit" className="button px-3" aria-label="Search">
          <LineIcon grid={24} size={20} strokeLinecap="round" strokeWidth="2">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="M15.5 15.5L21 21" />
          </LineIcon>
        </button>
      </form>
    </search>
  )
}

/** The options came with the page, or are asked for where the first page was one without this search. */
function useCategoryOptions(): readonly CategoryOption[] {
  const withPage = useSiteFacts()?.searchCategories
  const { data } = useQuery({ ...rootNames(browserCall), enabled: !withPage })
  return withPage ?? optionsOf(data?.items ?? [])
}

/**
 * Every section suggests by a call of the same form. The header is on every page, so it does not load the
 * endpoints of all sections.
 */
export function suggestionsPath(section: SectionName): string {
  return `/api/v1/${section === 'articles' ? 'blog' : section}/suggestions`
}

/** What asks a section for suggestions. */
function suggestIn(section: SectionName): Suggest {
  const endpoint = { ...suggestTitles, path: suggestionsPath(section) }
  return async (term, signal) => (await browserCall(endpoint, { query: { term } }, { signal })).items
}

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
function CategoryDropdown({ options, chosen, onChoose }: CategoryDropdownProps) {
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
