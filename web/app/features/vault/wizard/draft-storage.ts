import { keptDrafts } from '../shared/kept-drafts.ts'
import { itemDraftSchema, type ItemDraft } from './item-draft.ts'

export interface KeptDraft {
  draft: ItemDraft
  base: ItemDraft
}

/** Where the texts of one member's wizard stay in the tab; 0 stands for an item that is not stored yet. */
export function draftKey(userId: number, itemId: number | null): string {
  return `vaultItemDraft:${userId}:${itemId ?? 0}`
}

export const draftStorage = keptDrafts(itemDraftSchema)
