import { dictionarySorts, isDictionarySort, type DictionarySort } from '@vitrine/contracts/dictionary/sorts'
import { useId } from 'react'

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
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-sm text-muted">
        {label}
      </label>
      <select id={id} name="s" form={form} className="field w-auto" value={value} onChange={(event) => isDictionarySort(event.target.value) && onChange(event.target.value)}>
        {dictionarySorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </div>
  )
}
