import { vaultMediaLimits } from '../vault-media/messages.ts'

/** What made a draft. */
export const draftOrigins = ['member', 'photos', 'import'] as const
export type DraftOrigin = (typeof draftOrigins)[number]

/** What every item has; the fields of a draft that are missing. */
export const neededFields = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
  { name: 'categoryId', label: 'Category' },
] as const
export type NeededField = (typeof neededFields)[number]['name']

/** Limits of drafts: our own, no document gives any. */
export const draftLimits = {
  draftsMax: 2_000,
  /** Drafts that one call creates, changes or deletes. */
  chosenMax: 200,
  pageSize: 50,
  pageMax: 100,
  reasonsMax: 50,
  photosMax: vaultMediaLimits.imagesMax,
  /** Photos that one call moves. */
  movedMax: 200,
  uploadKeyMax: 60,
  /** Bits of 64 in which two photos of one view may differ. */
  alikeBits: 6,
  /** Objects with such a photo that are named. */
  alikeMax: 3,
} as const
