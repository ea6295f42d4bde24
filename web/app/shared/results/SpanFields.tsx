import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { SpanFilter } from './results-filter.ts'

/** The two years can be typed: what draws them comes when the page has settled. */
const HistogramSlider = lazy(async () => ({ default: (await import('./HistogramSlider.tsx')).HistogramSlider }))
const place = <div className="mt-2 h-20 nojs:hidden" />

interface SpanFieldsProps {
  filter: SpanFilter
  from: string
  to: string
  onChange: (from: string, to: string) => void
}

/** From one year to another: typed, or drawn. Native inputs, so that it works without scripts. */
export function SpanFields({ filter: { legend, years, ...names }, from, to, onChange }: SpanFieldsProps) {
  const id = useId()
  const isSettled = useSettled()
  const last = years.length - 1
  const low = stepOf(years, from) ?? 0
  const high = stepOf(years, to) ?? last
  const yearAt = (step: number) => String(years[step]?.year ?? '')
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">{legend}</legend>
      {last > 0 && !isSettled && place}
      {last > 0 && isSettled && (
        <Suspense fallback={place}>
          <HistogramSlider
            labels={[`${legend} from`, `${legend} to`]}
            counts={years.map(({ count }) => count)}
            low={Math.min(low, high)}
            high={Math.max(low, high)}
            describe={yearAt}
            // The end of the whole span is an open end.
            onChange={(first, end) => onChange(first === 0 ? '' : yearAt(first), end === last ? '' : yearAt(end))}
          />
        </Suspense>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <YearField id={`${id}-from`} label="From year" name={names.from} value={from} placeholder={yearAt(0)} onChange={(year) => onChange(year, to)} />
        <YearField id={`${id}-to`} label="To year" name={names.to} value={to} placeholder={yearAt(last)} onChange={(year) => onChange(from, year)} />
      </div>
    </fieldset>
  )
}

interface YearFieldProps {
  id: string
  label: string
  name: string
  value: string
  placeholder: string
  onChange: (year: string) => void
}

function YearField({ id, label, name, value, placeholder, onChange }: YearFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm">
        {label}
      </label>
      <input id={id} name={name} inputMode="numeric" pattern="[0-9]{4}" title="Four digits, such as 1998" maxLength={4} className="field tabular-nums" value={value} placeholder={placeholder} onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))} />
    </div>
  )
}

/** Where a year lies among those that have a step; a year beyond them is the nearest end. */
function stepOf(years: SpanFilter['years'], text: string): number | undefined {
  if (!/^\d{4}$/.test(text)) return undefined
  const year = Number(text)
  const step = years.findIndex((one) => one.year >= year)
  return step === -1 ? years.length - 1 : step
}

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true))
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
