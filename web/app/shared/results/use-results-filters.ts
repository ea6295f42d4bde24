import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'

type Filters = Readonly<Record<string, string>>

/** What somebody has chosen on a results page but perhaps not applied yet. */
export interface ResultsFilters {
  chosen: Filters
  /** Something chosen differs from the URL. */
  canApply: boolean
  applying: boolean
  choose: (change: Filters) => void
  chooseSort: (sort: string) => void
  apply: () => void
}

/** A sort applies at once, and so does the default of a filter; any other choice waits for Apply. */
export function useResultsFilters(
  section: ResultsSection,
  parameters: ResultsParameters,
  isList: (name: string) => boolean,
): ResultsFilters {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const applied = JSON.stringify(parameters.filters)
  const [held, setHeld] = useState({ applied, chosen: parameters.filters })
  // The URL has changed under the choices: it wins.
  if (held.applied !== applied) setHeld({ applied, chosen: parameters.filters })

  const go = (change: Partial<ResultsParameters>) => void navigate(resultsUrl(section, parameters, change))
  return {
    chosen: held.chosen,
    canApply: written(held.chosen) !== written(parameters.filters),
    applying: navigation.state === 'loading',
    choose(change) {
      const chosen = { ...held.chosen, ...change }
      setHeld({ applied, chosen })
      const [name = '', ...more] = Object.keys(change)
      // 'All' of a list; the ends of a range are typed and drawn step by step.
      if (isList(name) && more.length === 0 && change[name] === '' && parameters.filters[name])
        go({ filters: chosen })
    },
    chooseSort: (s) => go({ s }),
    apply: () => go({ filters: held.chosen }),
  }
}

function written(filters: Filters): string {
  return JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
