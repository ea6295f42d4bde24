import { useEffect, useState, useSyncExternalStore } from 'react'
import { Selection } from './selection.ts'

/** The selection of a list. Another list (page, sort, filter, view) begins without any. */
export function useSelection(listKey: string): Selection {
  const [kept, setKept] = useState(() => ({ listKey, selection: new Selection() }))
  if (kept.listKey === listKey) return kept.selection
  const selection = new Selection()
  setKept({ listKey, selection })
  return selection
}

/** Those of the listed that are selected: what has left the list is selected no more. */
export function useSelected<Item extends { id: number }>(
  selection: Selection,
  listed: readonly Item[],
): Item[] {
  const ids = useSyncExternalStore(selection.subscribe, selection.ids, selection.ids)
  return listed.filter(({ id }) => ids.has(id))
}

/**
 * One follows a click at once; hundreds that are selected together follow a moment later, so that the click
 * itself is quick.
 */
export function useIsSelected(selection: Selection, id: number): boolean {
  const [isSelected, setSelected] = useState(() => selection.ids().has(id))
  useEffect(() => {
    const follow = () => setSelected(selection.ids().has(id))
    // It may have changed between the first drawing and this.
    follow()
    return selection.subscribe(follow)
  }, [selection, id])
  return isSelected
}
