import { z } from 'zod'
import { collectionTitleSchema } from '../collections/collection-input.ts'
import { lenientParameter } from '../measured-text.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { tagInputSchema } from '../tags/schemas.ts'
import { limitSchema } from '../vault-items/list-query.ts'
import { vaultTitleSchema } from '../vault-items/text-schemas.ts'
import { trashKinds, trashLimits as limits } from './trash.ts'

export const trashEntrySchema = z.object({
  kind: z.enum(trashKinds),
  /** Of the item, collection, tag or photo itself: it has the same one again when it is restored. */
  id: z.int(),
  /** Of a photo: the title of its item. */
  title: z.string(),
  /** ISO 8601, as the time at which it is erased. */
  deletedAt: z.string(),
  erasedAt: z.string(),
  /** Of a tag; else null. */
  color: z.string().nullable(),
  /** Of a photo, else null: the item to which it returns. */
  itemId: z.int().nullable(),
  /** What is restored with it. */
  includes: z.object({
    /** Photos of an item, or the picture of a collection. */
    photos: z.int(),
    /** Tags that an item still carries. */
    tags: z.int(),
    /** Items that carried a tag, or were in a collection and are in no other one now. */
    items: z.int(),
    /** Title of the collection to which an item returns; null where it returns to none. */
    collection: z.string().nullable(),
  }),
  /** The picture that shows what it is, by the id that `readTrashedPicture` takes; null where there is none. */
  pictureId: z.int().nullable(),
  /** Bytes of its files, which count in the quota until it is erased. */
  bytes: z.int(),
})
export type TrashEntry = z.infer<typeof trashEntrySchema>

export const trashListSchema = listResponseSchema(trashEntrySchema)
export type TrashList = z.infer<typeof trashListSchema>

export const trashQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pageSize, limits.pageMax),
  /** Default: all kinds. */
  'f.kind': lenientParameter(20, (value) => trashKinds.find((kind) => kind === value) ?? null),
})
export type TrashQuery = z.output<typeof trashQuerySchema>

/** Another title, where its own is taken by now. */
export const otherTitleSchemas = {
  items: z.object({ title: vaultTitleSchema }),
  collections: z.object({ title: collectionTitleSchema }),
  tags: tagInputSchema.pick({ title: true }),
} as const

export const restoreItemSchema = otherTitleSchemas.items.partial().default({})
export const restoreCollectionSchema = otherTitleSchemas.collections.partial().default({})
export const restoreTagSchema = otherTitleSchemas.tags.partial().default({})

export const restoredSchema = z.object({ response: z.object({ id: z.int() }) })

export const erasedSchema = z.object({
  response: z.object({
    /** How many were erased. */
    erased: z.int(),
  }),
})
