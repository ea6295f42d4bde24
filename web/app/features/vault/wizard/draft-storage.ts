import { z } from 'zod'
import { itemDraftSchema } from './item-draft.ts'

/**
 * What was typed, and what the fields held before: what was not changed here may have been changed elsewhere
 * since.
 */
const keptDraftSchema = z.object({ draft: itemDraftSchema, base: itemDraftSchema })

export type KeptDraft = z.infer<typeof keptDraftSchema>

/** Where the texts of one member's wizard stay in the tab; 0 stands for an item that is not stored yet. */
export function draftKey(userId: number, itemId: number | null): string {
  return `vaultItemDraft:${userId}:${itemId ?? 0}`
}

/** A browser may keep nothing, or refuse when it is full: the wizard goes on without. */
export const draftStorage = {
  read(key: string): KeptDraft | null {
    try {
      const kept = sessionStorage.getItem(key)
      return kept === null ? null : (keptDraftSchema.safeParse(JSON.parse(kept)).data ?? null)
    } catch {
      return null
    }
  },
  keep(key: string, draft: KeptDraft): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft))
    } catch {
      // Nothing to do: what was typed stands in the form.
    }
  },
  drop(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
