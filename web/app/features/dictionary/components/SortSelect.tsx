import { dictionarySorts, isDictionarySort, type DictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { useId } from 'react'
import { SortButton } from '../../../shared/results/SortButton.tsx'

interface SortSelectProps {
  value: DictionarySort
  onChange: (sort: DictionarySort) => void
  /** The native form that it belongs to, for readers without scripts. */
  form?: string
  label?: string
}

/** 'Sort results': a choice applies at once. */
export function SortSelect({ value, onChange, form, label = 'Sort results' }: SortSelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-sm text-muted">
        {label}
      </label>
      <select
        id={id}
        name="s"
        form={form}
        className="field w-auto min-w-0"
        value={value}
        onChange={(event) => isDictionarySort(event.target.value) && onChange(event.target.value)}
      >
        {dictionarySorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
      {form !== undefined && <SortButton form={form} />}
    </div>
  )
}
