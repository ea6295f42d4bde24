import type { ItemDraft } from './item-draft.ts'

export type DraftField = keyof ItemDraft

/** The fields in which two drafts differ. */
export function changedFields(before: ItemDraft, after: ItemDraft): DraftField[] {
  return fieldsOf(before).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** Theirs, but for the fields that were changed here since `base` was read. */
export function keptMine(base: ItemDraft, mine: ItemDraft, theirs: ItemDraft): ItemDraft {
  return changedFields(base, mine).reduce<ItemDraft>((merged, field) => ({ ...merged, [field]: mine[field] }), theirs)
}

function fieldsOf(draft: ItemDraft): DraftField[] {
  return Object.keys(draft).filter((key): key is DraftField => key in draft)
}
