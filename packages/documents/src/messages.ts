import { vaultItemSchema } from '@vitrine/contracts/vault-items/schemas'
import { z } from 'zod'

/** What a document process is asked for. Files are named by their paths: no bytes go through the channel. */
export const taskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('vault-pdf'),
    /** Lines of JSON: a `vaultHeadingSchema`, then a `printedItemSchema` for each item. */
    input: z.string(),
    output: z.string(),
    /** Pages that the document may have. */
    pages: z.int(),
  }),
  z.object({
    kind: z.literal('marks-sheet'),
    /** The rows of the sheet below its titles, as JSON: a list of lists of texts. */
    input: z.string(),
    output: z.string(),
  }),
])
export type Task = z.infer<typeof taskSchema>

export const vaultHeadingSchema = z.object({
  /** What the member calls the vault. */
  title: z.string(),
  /** ISO instant at which the document is made. */
  date: z.string(),
  /** Titles of categories by their ids. */
  categories: z.array(z.tuple([z.int(), z.string()])),
})
export type VaultHeading = z.infer<typeof vaultHeadingSchema>

export const printedItemSchema = z.object({
  item: vaultItemSchema,
  /** Its first photo: the path of its smaller size, and how large the original is in pixels, where known. */
  photo: z
    .object({ path: z.string(), size: z.object({ width: z.int(), height: z.int() }).nullable() })
    .nullable(),
  /** Its first photo has no smaller size yet, and is left out. */
  isPhotoWaiting: z.boolean(),
})
export type PrintedItem = z.infer<typeof printedItemSchema>

/** A document was not made because of its size: `pages`, or the `time` or `memory` that it needs. */
export const excessSchema = z.enum(['pages', 'time', 'memory'])
export type Excess = z.infer<typeof excessSchema>

export const outcomeSchema = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ tooLarge: excessSchema }),
  z.object({ failed: z.string() }),
])
export type Outcome = z.infer<typeof outcomeSchema>

/** The document would take more pages, time or memory than it may. */
export class DocumentTooLarge extends Error {
  readonly excess: Excess

  constructor(excess: Excess) {
    super(`the document takes too much: ${excess}`)
    this.name = 'DocumentTooLarge'
    this.excess = excess
  }
}
