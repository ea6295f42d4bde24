import { lazy, Suspense, useId, useState } from 'react'
import { useSettled } from '../page/use-settled.ts'
import type { SpanFilter } from './results-filter.ts'

/** The two years can be typed: what draws them comes when the page has settled. */
const YearSlider = lazy(() => import('./YearSlider.tsx'))
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
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">{legend}</legend>
      {years.length > 1 && (
        <Suspense fallback={place}>
          {isSettled ? (
            <YearSlider legend={legend} years={years} from={from} to={to} onChange={onChange} />
          ) : (
            place
          )}
        </Suspense>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <YearField
          id={`${id}-from`}
          label="From year"
          name={names.from}
          value={from}
          placeholder={years[0]?.year}
          onChange={(year) => onChange(year, to)}
        />
        <YearField
          id={`${id}-to`}
          label="To year"
          name={names.to}
          value={to}
          placeholder={years.at(-1)?.year}
          onChange={(year) => onChange(from, year)}
        />
      </div>
    </fieldset>
  )
}

interface YearFieldProps {
  id: string
  label: string
  name: string
  value: string
  placeholder: number | undefined
  onChange: (year: string) => void
}

/** What the browser says of a text that is no such year, too. */
const EXAMPLE = 'Please enter a year of four digits, such as 1998.'

/**
 * Its text stays as it is typed, without the spaces around what was pasted: a public page has no room for
 * what reads numbers in every way of writing.
 */
function YearField({ id, label, name, value, placeholder, onChange }: YearFieldProps) {
  const [isLeft, setLeft] = useState(false)
  // The first digits of a year are no mistake while it is typed for the first time.
  const problem = !(isLeft ? /^(\d{4})?$/ : /^\d{0,4}$/).test(value)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        name={name}
        pattern="[0-9]{4}"
        title={EXAMPLE}
        className="field tabular-nums"
        value={value}
        placeholder={placeholder?.toString()}
        aria-invalid={problem || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
        onBlur={() => setLeft(true)}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-oxblood">
          {EXAMPLE}
        </p>
      )}
    </div>
  )
}
