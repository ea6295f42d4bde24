import { Link } from 'react-router'
import { formatCount } from '../format/numbers.ts'
import { resultsUrl, type ResultsSection } from '../results/results-section.ts'
import { FrontPart } from './FrontPart.tsx'

interface ValueLinksProps {
  section: ResultsSection
  /** The filter that each value leads to. */
  filter: string
  id: string
  title: string
  values: readonly { value: string; count: number }[]
}

/** The values of a filter that have most results: makers, places, kinds. */
export function ValueLinks({ section, filter, id, title, values }: ValueLinksProps) {
  if (values.length === 0) return null
  return (
    <FrontPart id={id} title={title}>
      <ul className="flex flex-wrap gap-2">
        {values.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={resultsUrl(section, { text: '', filters: { [filter]: value }, s: undefined, offset: 0 })}
              className="inline-flex min-h-11 items-center gap-2 border border-hairline px-3 hover:border-brass hover:text-brass"
            >
              {value} <span className="text-sm text-muted tabular-nums">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </FrontPart>
  )
}
