import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListPlace } from '../ui/lists/pages-of-list.ts'
import type { FoundCount } from './results-heading.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'
import { ResultsList } from './ResultsList.tsx'

interface FoundResultsProps<Item> {
  section: ResultsSection
  parameters: ResultsParameters
  response: FoundCount & {
    items: readonly Item[]
    closeSpellings: readonly Item[]
    meta: ListPlace
  }
  /** @param label what the list is called */
  list: (label: string, items: readonly Item[]) => ReactNode
}

/** What a search found; for a text that stands nowhere, what is spelled nearly so and the way to all of it. */
export function FoundResults<Item>({ section, parameters, response, list }: FoundResultsProps<Item>) {
  const { items, closeSpellings, meta, isTotalExact, understood } = response
  if (closeSpellings.length === 0) {
    return (
      <ResultsList
        section={section}
        parameters={parameters}
        place={{ ...meta, isTotalExact }}
        shown={items.length}
      >
        {list('Results', items)}
      </ResultsList>
    )
  }
  return (
    <>
      {list('Close spellings', closeSpellings)}
      {understood.kind === 'guessed' && (
        <p className="mt-6">
          <Link to={resultsUrl(section, parameters, { text: understood.used })} className="text-link">
            Search for "{understood.used}"
          </Link>
        </p>
      )}
    </>
  )
}
