import { z } from 'zod'
import { lineSchema } from '../written-text.ts'
import { vaultItemLimits as limits } from './limits.ts'
import { atMost, vaultItemMessages as messages } from './messages.ts'
import { confidentialItemKeys, publicMask } from './privacy.ts'
import { itemImageSchema, vaultItemSchema, type VaultItem } from './schemas.ts'

/** Apart from those of an item, which pages of members load whole. */
export const viewLimits = {
  /** Of the reason for which staff open what is confidential. */
  reasonMin: 10,
  reasonMax: 200,
  /** Views by staff that a call lists, the newest. */
  listedMax: 100,
} as const
export const viewMessages = {
  unknownSpecific: 'This item specific does not exist.',
  reasonTooShort: `Please give a reason of at least ${viewLimits.reasonMin} characters.`,
  reasonTooLong: atMost(viewLimits.reasonMax),
} as const

// --- everybody ------------------------------------------------------------------------------------

/** What everybody sees of an item in a public collection, by the table of privacy; nothing of its owner. */
export const publicItemSchema = vaultItemSchema
  .pick(publicMask)
  .extend({ images: z.array(itemImageSchema.omit({ isFailed: true })) })
export type PublicItem = z.infer<typeof publicItemSchema>

/** Which specifics of an item its owner shows to everybody. */
export const releaseInputSchema = z.object({
  /** Ids of the released rows; all others are not shown. */
  ids: z.array(z.int()).max(limits.specificsMax, messages.specificsTooMany),
})
export const releasedSpecificsSchema = z.object({
  ids: z.array(z.int()),
  /** Whether the item is in a collection that is public now. */
  isInPublicCollection: z.boolean(),
})
export type ReleasedSpecifics = z.infer<typeof releasedSpecificsSchema>

// --- staff ----------------------------------------------------------------------------------------

/** Why staff open what is confidential of an item. Its owner reads it. */
export const viewReasonSchema = lineSchema(viewLimits.reasonMax, {
  tooLong: viewMessages.reasonTooLong,
  oneLine: messages.oneLine,
}).min(viewLimits.reasonMin, viewMessages.reasonTooShort)

export const staffViewsSchema = z.object({
  /** Newest first, the last of them. */
  views: z.array(z.object({ viewedAt: z.string(), reason: z.string() })),
})
export type StaffViews = z.infer<typeof staffViewsSchema>

/** The item with its confidential fields emptied, each by its type. */
export function blankConfidential<Item extends VaultItem>(item: Item): Item {
  return { ...item, ...blanks }
}

const blanks = Object.fromEntries(
  confidentialItemKeys.map((key) => [key, blankOf(vaultItemSchema.shape[key])]),
)

/** Null where the field may be null, else false, '' or []. */
function blankOf(schema: z.ZodType): unknown {
  return [null, false, '', []].find((blank) => schema.safeParse(blank).success)
}
