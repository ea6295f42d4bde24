import { startTransition } from 'react'
import type { Selection } from './selection.ts'
import { useSelected } from './use-selection.ts'

interface SelectAllProps {
  /** Before the list has come nothing can be selected. */
  listed: readonly { id: number }[]
  selection: Selection
}

/** Selects all that are listed, or none. */
export function SelectAll({ listed, selection }: SelectAllProps) {
  const { length: count } = useSelected(selection, listed)
  const isAll = listed.length > 0 && count === listed.length
  return (
    <label className="flex min-h-11 items-center gap-3" data-print="no">
      <input
        type="checkbox"
        className="ml-3 h-5 w-5 accent-brass"
        checked={isAll}
        disabled={listed.length === 0}
        ref={(box) => void (box && (box.indeterminate = count > 0 && !isAll))}
        onChange={(event) => {
          const { checked } = event.currentTarget
          startTransition(() => (checked ? selection.selectAll(listed) : selection.clear()))
        }}
      />
      Select all
    </label>
  )
}
