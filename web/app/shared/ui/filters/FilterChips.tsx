import { Cross } from '../icons.tsx'

export interface FilterChip {
  id: string
  /** What kind of filter it is: 'Category'. */
  kind: string
  label: string
}

interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemove: (id: string) => void
  onClear: () => void
}

/** The filters that hold now, each with its own way out. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" data-print="no">
      <ul aria-label="Filters that are applied" className="contents">
        {chips.map(({ id, kind, label }) => (
          <li key={id}>
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-2 border border-hairline bg-sunken px-3 text-sm hover:border-brass hover:text-brass"
              onClick={() => onRemove(id)}
            >
              <span className="sr-only">Remove filter </span>
              <span>
                <span className="text-muted">{kind}:</span> {label}
              </span>
              <Cross size={12} />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <button type="button" className="text-link min-h-11 px-1 text-sm" onClick={onClear}>
          Clear All Filters
        </button>
      )}
    </div>
  )
}
