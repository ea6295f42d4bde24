import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import type { ItemDraft, SpecificRow } from './item-draft.ts'

/** Ids of the stored rows that others are to see, by their places in the form. */
export function releasedIdsOf(rows: readonly SpecificRow[], stored: VaultItem['itemSpecifics']): number[] {
  return stored.flatMap(({ id }, place) => (rows[place]?.isReleased ? [id] : []))
}

/** The draft as far as its details are stored and its releases are not: those are as they were. */
export function withStoredReleases(draft: ItemDraft, before: ItemDraft): ItemDraft {
  const released = new Set(before.itemSpecifics.flatMap((row) => (row.isReleased ? [row.rowId] : [])))
  return {
    ...draft,
    itemSpecifics: draft.itemSpecifics.map((row) => ({
      ...row,
      isReleased: row.rowId !== undefined && released.has(row.rowId),
    })),
  }
}
