import { useId } from 'react'
import type { SpanFilter } from './results-filter.ts'

interface SpanFieldsProps {
  filter: SpanFilter
  from: string
  to: string
  onChange: (from: string, to: string) => void
}

/** From one year to another: typed, or drawn over a picture of where the results lie. Native inputs, so that it works without scripts. */
export function SpanFields({ filter, from, to, onChange }: SpanFieldsProps) {
  const id = useId()
  const { legend, years } = filter
  const first = years[0]?.year
  const last = years.at(-1)?.year
  const low = yearOf(from) ?? first
  const high = yearOf(to) ?? last
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">{legend}</legend>
      {first !== undefined && last !== undefined && first < last && low !== undefined && high !== undefined && (
        <div className="mt-2 nojs:hidden">
          <Histogram years={years} low={low} high={high} />
          <div className="span-slider">
            <input type="range" aria-label={`${legend} from`} min={first} max={last} value={Math.min(low, high)} onChange={(event) => onChange(atEnd(Math.min(Number(event.target.value), high), first), to)} />
            <input type="range" aria-label={`${legend} to`} min={first} max={last} value={Math.max(low, high)} onChange={(event) => onChange(from, atEnd(Math.max(Number(event.target.value), low), last))} />
          </div>
        </div>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <YearField id={`${id}-from`} label="From year" name={filter.from} value={from} placeholder={first} onChange={(year) => onChange(year, to)} />
        <YearField id={`${id}-to`} label="To year" name={filter.to} value={to} placeholder={last} onChange={(year) => onChange(from, year)} />
      </div>
    </fieldset>
  )
}

function YearField({ id, label, name, value, placeholder, onChange }: { id: string; label: string; name: string; value: string; placeholder: number | undefined; onChange: (year: string) => void }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm">
        {label}
      </label>
      <input id={id} name={name} inputMode="numeric" pattern="[0-9]{4}" title="Four digits, such as 1998" maxLength={4} className="field tabular-nums" value={value} placeholder={placeholder === undefined ? undefined : String(placeholder)} onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))} />
    </div>
  )
}

/** Drawn only: screen readers have the two years and the number of results. */
function Histogram({ years, low, high }: { years: SpanFilter['years']; low: number; high: number }) {
  const most = Math.max(1, ...years.map(({ count }) => count))
  return (
    <div aria-hidden="true" className="flex h-14 items-end gap-px">
      {years.map(({ year, count }) => (
        <div key={year} className={`flex-1 ${year >= low && year <= high ? 'bg-brass' : 'bg-hairline'}`} style={{ height: `${count === 0 ? 0 : Math.max(4, (count / most) * 100)}%` }} />
      ))}
    </div>
  )
}

function yearOf(text: string): number | undefined {
  return /^\d{4}$/.test(text) ? Number(text) : undefined
}

/** The end of the whole span is an open end. */
function atEnd(year: number, end: number): string {
  return year === end ? '' : String(year)
}
