import { useCallback, useState } from 'react'

const NONE: ReadonlySet<number> = new Set()

/**
 * Which of the listed are selected. Another list (page, sort, filter, view) begins without any; what has left the list
 * is selected no more.
 */
export function useSelection(listKey: string, listed: readonly { id: number }[]) {
  const [kept, setKept] = useState({ listKey, ids: NONE })
  const ids = kept.listKey === listKey ? kept.ids : NONE
  const selected = listed.filter(({ id }) => ids.has(id))
  const select = useCallback((id: number, isSelected: boolean) => setKept((before) => ({ listKey, ids: marked(before.listKey === listKey ? before.ids : NONE, id, isSelected) })), [listKey])
  return {
    ids,
    count: selected.length,
    isAll: listed.length > 0 && selected.length === listed.length,
    select,
    selectAll: (isSelected: boolean) => setKept({ listKey, ids: isSelected ? new Set(listed.map(({ id }) => id)) : NONE }),
    clear: () => setKept({ listKey, ids: NONE }),
  }
}

function marked(before: ReadonlySet<number>, id: number, isSelected: boolean): ReadonlySet<number> {
  const after = new Set(before)
  if (isSelected) after.add(id)
  else after.delete(id)
  return after
}
