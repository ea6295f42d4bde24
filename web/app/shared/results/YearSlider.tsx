import { HistogramSlider } from './HistogramSlider.tsx'
import type { SpanFilter } from './results-filter.ts'

interface YearSliderProps extends Pick<SpanFilter, 'legend' | 'years'> {
  from: string
  to: string
  onChange: (from: string, to: string) => void
}

/** The years of a span, drawn: over where the results lie. */
export default function YearSlider({ legend, years, from, to, onChange }: YearSliderProps) {
  const last = years.length - 1
  const low = stepOf(years, from) ?? 0
  const high = stepOf(years, to) ?? last
  const yearAt = (step: number) => String(years[step]?.year ?? '')
  return (
    <HistogramSlider
      labels={[`${legend} from`, `${legend} to`]}
      counts={years.map(({ count }) => count)}
      low={Math.min(low, high)}
      high={Math.max(low, high)}
      describe={yearAt}
      // The end of the whole span is an open end.
      onChange={(first, end) => onChange(first === 0 ? '' : yearAt(first), end === last ? '' : yearAt(end))}
    />
  )
}

/** Where a year lies among those that have a step; a year beyond them is the nearest end. */
function stepOf(years: SpanFilter['years'], text: string): number | undefined {
  if (!/^\d{4}$/.test(text)) return undefined
  const step = years.findIndex(({ year }) => year >= Number(text))
  return step === -1 ? years.length - 1 : step
}
