import { sanitizeSearchText } from '@vitrine/contracts/search-text'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { SearchBox } from '../search-box/SearchBox.tsx'
import type { Suggest } from '../search-box/suggestion.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'

interface ResultsSearchFormProps {
  section: ResultsSection
  suggest: Suggest | null
  /** On the results page: what the search keeps beside its text. */
  parameters?: ResultsParameters
}

const NOTHING: ResultsParameters = { text: '', filters: {}, s: undefined, offset: 0 }

/** A native GET form to the section's results; scripts navigate within the site. */
export function ResultsSearchForm({ section, suggest, parameters = NOTHING }: ResultsSearchFormProps) {
  const navigate = useNavigate()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new FormData(event.currentTarget).get(section.text)
    const text = sanitizeSearchText(typeof sent === 'string' ? sent : '')
    if (text) void navigate(resultsUrl(section, parameters, { text }))
  }
  return (
    <search>
      <form action={section.results} method="get" onSubmit={submit} className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <SearchBox name={section.text} defaultValue={parameters.text} suggest={suggest} />
        </div>
        {Object.entries(parameters.filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {parameters.s && <input type="hidden" name="s" value={parameters.s} />}
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  )
}
