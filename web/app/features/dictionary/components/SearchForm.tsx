import { suggestTitles } from '@vitrine/contracts/dictionary/endpoints'
import { defaultDictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import type { Category } from '@vitrine/contracts/taxonomy/schemas'
import { useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { SearchBox } from '../../../shared/search-box/SearchBox.tsx'
import type { Suggest } from '../../../shared/search-box/suggestion.ts'
import { SEARCH_PATH, searchPath, type SearchParameters } from '../search-parameters.ts'
import { useSortingPreference, useVisitorSortAfterLogIn } from '../use-sorting-preference.ts'

const suggestEntries: Suggest = async (term, signal) => {
  const { items } = await browserCall(suggestTitles, { query: { term } }, { signal })
  return items
}

interface SearchFormProps {
  /** With categories the form has its dropdown. */
  categories?: readonly Pick<Category, 'url' | 'title'>[]
  /** On the results page: what the search keeps beside its text. */
  current?: SearchParameters
  /** Elsewhere: what was searched before. */
  text?: string
}

/** A native GET form to the search page; scripts sanitize what is sent and navigate within the site. */
export function SearchForm({ categories, current, text = current?.query }: SearchFormProps) {
  const id = useId()
  const navigate = useNavigate()
  const preference = useSortingPreference()
  useVisitorSortAfterLogIn()
  const sort = current?.s ?? defaultDictionarySort('query')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const query = sanitizeSearchText(textOf(sent, 'query'))
    if (!query) return
    void navigate(
      searchPath({
        query,
        categories: textOf(sent, 'categories'),
        authors: current?.authors ?? '',
        s: current?.s ?? preference.read() ?? sort,
        offset: 0,
      }),
    )
  }

  return (
    <search>
      <form
        action={SEARCH_PATH}
        method="get"
        onSubmit={submit}
        className={categories ? 'grid items-end gap-4 desktop:flex' : 'flex items-end gap-3'}
      >
        <div className="min-w-0 flex-[2]">
          <SearchBox defaultValue={text} suggest={suggestEntries} />
        </div>
        {categories ? (
          <div className="min-w-0 flex-1">
            <label htmlFor={id} className="eyebrow mb-1.5 block">
              FILTER CATEGORIES
            </label>
            <select id={id} name="categories" className="field" defaultValue="">
              <option value="">All categories</option>
              {categories
                .filter(({ title }) => !isHiddenCategory(title))
                .map(({ url, title }) => (
                  <option key={url} value={url}>
                    {title}
                  </option>
                ))}
            </select>
          </div>
        ) : (
          <input type="hidden" name="categories" value={current?.categories ?? ''} />
        )}
        {current?.authors && <input type="hidden" name="authors" value={current.authors} />}
        <input type="hidden" name="s" value={sort} />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
