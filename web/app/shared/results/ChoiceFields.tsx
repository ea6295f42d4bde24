import { useState } from 'react'
import { formatCount } from '../format/numbers.ts'
import type { ChoiceFilter, ResultsChoice } from './results-filter.ts'

/** Above this many the list shows 'Show More'. */
const SHOWN_FIRST = 10

interface ChoiceFieldsProps {
  filter: ChoiceFilter
  value: string
  /** That of the URL: several at once stand as one choice more. */
  applied?: string
  onChange: (value: string) => void
}

/**
 * One value of a filter, with the number of results of each; the end of a long list and what is empty there
 * wait behind 'Show More', but never the chosen one.
 */
export function ChoiceFields({
  filter: { name, legend, choices },
  value,
  applied = '',
  onChange,
}: ChoiceFieldsProps) {
  const [open, setOpen] = useState(false)
  const isLong = choices.length > SHOWN_FIRST
  const all: ResultsChoice = { value: '', label: 'All', count: null }
  const several = applied.split(',')
  const together: ResultsChoice[] =
    several.length > 1 && !choices.some((choice) => choice.value === applied)
      ? [
          {
            value: applied,
            label: several
              .map((one) => choices.find((choice) => choice.value === one)?.label ?? one)
              .join(', '),
            count: null,
          },
        ]
      : []
  return (
    <fieldset>
      <legend className="font-serif text-lg font-medium">{legend}</legend>
      <div className="mt-2">
        {[all, ...together, ...choices].map((choice, place) => (
          <label
            key={choice.value}
            className={`min-h-11 items-center gap-3 hover:text-brass large:min-h-9 ${isLong && !open && (place > SHOWN_FIRST || choice.count === 0) && choice.value !== value ? 'hidden nojs:flex' : 'flex'}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="h-4 w-4 shrink-0 accent-brass"
            />
            <span className={`min-w-0 flex-1 text-[0.9375rem] ${choice.isBelow ? 'pl-4' : ''}`}>
              {choice.label}
            </span>
            {choice.count !== null && (
              <span className="text-sm text-muted tabular-nums">{formatCount(choice.count)}</span>
            )}
          </label>
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          className="text-link min-h-11 font-medium nojs:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'Show More'}
        </button>
      )}
    </fieldset>
  )
}
