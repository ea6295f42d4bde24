import { useId } from 'react'

interface SortChoiceProps<Sort extends string> {
  sort: Sort
  options: readonly { value: Sort; label: string }[]
  onSort: (sort: Sort) => void
}

/** In which order a list stands. */
export function SortChoice<Sort extends string>({ sort, options, onSort }: SortChoiceProps<Sort>) {
  const id = useId()
  return (
    <div className="flex items-center gap-2" data-print="no">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id={id}
        className="field w-auto"
        value={sort}
        onChange={({ currentTarget }) => {
          const chosen = options.find(({ value }) => value === currentTarget.value)
          if (chosen) onSort(chosen.value)
        }}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
