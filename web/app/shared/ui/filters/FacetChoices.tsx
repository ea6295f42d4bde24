import { useState } from 'react'
import { formatCount } from '../../format/numbers.ts'

export interface FacetChoice {
  value: string
  label: string
  count: number
}

interface FacetChoicesProps {
  legend: string
  name: string
  choices: readonly FacetChoice[]
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** How many are shown before 'Show More'. */
  shownFirst?: number
}

/**
 * Values to filter by with the number of results of each. One without results is left out, unless it is
 * selected: it must be possible to take it back.
 */
export function FacetChoices({
  legend,
  name,
  choices,
  selected,
  onChange,
  shownFirst = 10,
}: FacetChoicesProps) {
  const [all, setAll] = useState(false)
  const offered = choices.filter(({ value, count }) => count > 0 || selected.has(value))
  const shown = all
    ? offered
    : offered.filter(({ value }, place) => place < shownFirst || selected.has(value))
  if (offered.length === 0) return null
  return (
    <fieldset>
      <legend className="eyebrow mb-1">{legend}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value} className="flex min-h-11 items-center gap-3 hover:text-brass">
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={selected.has(value)}
            className="h-4.5 w-4.5 shrink-0 accent-brass"
            onChange={(event) => onChange(toggled(selected, value, event.currentTarget.checked))}
          />
          <span className="min-w-0 flex-1">{label}</span>
          <span className="text-sm text-muted tabular-nums">
            {formatCount(count)}
            <span className="sr-only"> {count === 1 ? 'result' : 'results'}</span>
          </span>
        </label>
      ))}
      {offered.length > shownFirst && (
        <button
          type="button"
          className="text-link min-h-11 text-sm nojs:hidden"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show Less' : 'Show More'}
        </button>
      )}
    </fieldset>
  )
}

function toggled(selected: ReadonlySet<string>, value: string, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  if (isSelected) next.add(value)
  else next.delete(value)
  return next
}
