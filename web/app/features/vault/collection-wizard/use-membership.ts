import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { useCallback, useMemo, useState } from 'react'
import { tabStorage } from '../../../shared/tab-storage.ts'

/** As much of an item as the wizard shows of those that are chosen, and as a change of it needs. */
export type ChosenItem = Pick<VaultItem, 'id' | 'title' | 'images' | 'revision' | 'itemCollections' | 'tags'>

/** What is to be put into the collection, and taken out: only these are sent. */
export interface Membership {
  added: ReadonlyMap<number, ChosenItem>
  removed: ReadonlyMap<number, ChosenItem>
}

const nothing: Membership = { added: new Map(), removed: new Map() }

/** What was chosen and not saved stays in the tab, as the typed details do: see collection-draft.ts. */
export const keptMembership = {
  read(key: string): Membership | null {
    try {
      const { added, removed } = JSON.parse(tabStorage.read(key) ?? '') as Record<
        keyof Membership,
        [number, ChosenItem][]
      >
      return { added: new Map(added), removed: new Map(removed) }
    } catch {
      return null
    }
  },
  keep: (key: string, { added, removed }: Membership) =>
    tabStorage.write(key, JSON.stringify({ added: [...added], removed: [...removed] })),
  drop: tabStorage.remove,
}

/** An item that is stored in the collection is taken out and back in; any other is put in and out again. */
export function toggled({ added, removed }: Membership, item: ChosenItem, isStored: boolean): Membership {
  const side = new Map(isStored ? removed : added)
  if (!side.delete(item.id)) side.set(item.id, item)
  return isStored ? { added, removed: side } : { added: side, removed }
}

/** Items that are put into a collection and taken out, until it is saved. */
export function useMembership() {
  const [membership, setMembership] = useState(nothing)
  const toggle = useCallback(
    (item: ChosenItem, isStored: boolean) => setMembership((before) => toggled(before, item, isStored)),
    [],
  )
  /** What has been stored is no change any more. */
  const settle = useCallback(
    (ids: ReadonlySet<number>) =>
      setMembership(({ added, removed }) => ({ added: without(added, ids), removed: without(removed, ids) })),
    [],
  )
  /** Items that are to be put in, as they are stored by now. */
  const renew = useCallback(
    (items: readonly ChosenItem[]) =>
      setMembership(({ added, removed }) => ({
        added: new Map([
          ...added,
          ...items.filter(({ id }) => added.has(id)).map((item) => [item.id, item] as const),
        ]),
        removed,
      })),
    [],
  )
  /** Nothing is left that could be taken out. */
  const keepAdded = useCallback(() => setMembership(({ added }) => ({ added, removed: nothing.removed })), [])
  return useMemo(
    () => ({
      ...membership,
      toggle,
      settle,
      renew,
      keepAdded,
      load: setMembership,
      isEdited: membership.added.size + membership.removed.size > 0,
    }),
    [membership, toggle, settle, renew, keepAdded],
  )
}
export type MembershipSet = ReturnType<typeof useMembership>

function without(
  items: ReadonlyMap<number, ChosenItem>,
  ids: ReadonlySet<number>,
): ReadonlyMap<number, ChosenItem> {
  return new Map([...items].filter(([id]) => !ids.has(id)))
}
