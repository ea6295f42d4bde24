import { useEffect, useState, useSyncExternalStore } from 'react'

const NONE: ReadonlySet<number> = new Set()

/**
 * Which items of a list are selected, outside of React: each row listens for itself, so that a click draws
 * the rows that change and not the list.
 */
export class Selection {
  private selected = NONE
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The same set until the selection changes. */
  readonly ids = (): ReadonlySet<number> => this.selected

  select(id: number, isSelected: boolean): void {
    const after = new Set(this.selected)
    if (isSelected) after.add(id)
    else after.delete(id)
    this.become(after)
  }

  selectAll(items: readonly { id: number }[]): void {
    this.become(new Set(items.map(({ id }) => id)))
  }

  clear(): void {
    this.become(NONE)
  }

  private become(ids: ReadonlySet<number>): void {
    this.selected = ids
    for (const listener of this.listeners) listener()
  }
}

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
