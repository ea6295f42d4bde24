import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { idFilterSchema, limitSchema, titleFilterSchema } from '../vault-items/list-query.ts'
import { publicItemSchema } from '../vault-items/item-views.ts'
import { collectionLimits as limits, collectionStatuses } from './collections.ts'
import { collectionSorts } from './sorts.ts'

/** A collection as its owner gets it, in lists and alone. */
export const collectionSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** 'private' also while staff have taken it down. */
  status: z.enum(collectionStatuses),
  visibility: z.enum(['PUBLIC', 'PRIVATE']),
  /** Where it is loaded; null where there is none. */
  picture: z.string().nullable(),
  /**
   * The cover of its newest item that has a photo, where it is loaded: shown in place of a picture of its
   * own.
   */
  itemPhoto: z.string().nullable(),
  /** Three names of one number, as the document has them. */
  itemsCount: z.int(),
  numberOfItems: z.int(),
  noOfItems: z.int(),
  createdDate: z.string(),
  /** Its public page. */
  url: z.string(),
  deleted: z.literal(false),
  type: z.literal('collection'),
  /** Whether staff keep it from being public. */
  isTakenDown: z.boolean(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type Collection = z.infer<typeof collectionSchema>

export const collectionListSchema = listResponseSchema(collectionSchema)
export type CollectionList = z.infer<typeof collectionListSchema>

/** `items`: the first of those that are in it, newest first. */
export const readCollectionSchema = collectionSchema.extend({
  items: z.array(z.object({ id: z.int(), title: z.string() })),
})
export type ReadCollection = z.infer<typeof readCollectionSchema>

/** What everybody sees of a public collection; nothing of its owner. */
export const publicCollectionSchema = collectionSchema.omit({
  itemPhoto: true,
  isTakenDown: true,
  revision: true,
})
export type PublicCollection = z.infer<typeof publicCollectionSchema>

/** What everybody sees of the items in one. */
export const publicCollectionItemsSchema = listResponseSchema(
  publicItemSchema.omit({ itemCollections: true }),
)
export type PublicCollectionItems = z.infer<typeof publicCollectionItemsSchema>

export const savedPictureSchema = z.object({ response: z.object({ id: z.int(), picture: z.string() }) })

const sortParameter = lenientParameter(40, (value) => collectionSorts.find((sort) => sort === value) ?? null)
const searchableFields = ['title', 'description'] as const

/** `title` and `sort` are other names of `f.title` and `s`. */
export const collectionQuerySchema = z
  .object({
    offset: offsetSchema,
    limit: limitSchema(limits.listPage),
    s: sortParameter,
    sort: sortParameter,
    /** Substring; case and accents do not matter. */
    'f.title': titleFilterSchema,
    title: titleFilterSchema,
    'f.status': lenientParameter(
      10,
      (value) => collectionStatuses.find((status) => status === String(value).toLowerCase()) ?? null,
    ),
    /** Where `f.title` is looked for. */
    'f.searchableFields': lenientParameter(100, (value) => {
      const named = String(value)
        .split(',')
        .map((field) => field.trim())
      const known = searchableFields.filter((field) => named.includes(field))
      return known.length > 0 ? known : (['title'] as const)
    }),
  })
  .transform(
    ({
      offset,
      limit,
      s,
      sort,
      'f.title': filtered,
      title,
      'f.status': status,
      'f.searchableFields': fields,
    }) => ({
      offset,
      limit,
      sort: s ?? sort ?? ('createdDate:desc' as const),
      title: filtered || title,
      status,
      fields,
    }),
  )
export type CollectionQuery = z.output<typeof collectionQuerySchema>

export const publicItemsQuerySchema = z.object({
  'f.itemCollectionId': idFilterSchema.transform((id) => id ?? 0),
  offset: offsetSchema,
  limit: limitSchema(limits.publicItemsPage),
  s: lenientParameter(40, (value) => collectionSorts.find((sort) => sort === value) ?? 'createdDate:desc'),
})
export type PublicItemsQuery = z.output<typeof publicItemsQuerySchema>

/** For pickers. */
export const compactCollectionSchema = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(collectionStatuses),
})
export type CompactCollection = z.infer<typeof compactCollectionSchema>

export const compactCollectionListSchema = listResponseSchema(compactCollectionSchema)

export const compactCollectionQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pickerPage),
  title: titleFilterSchema,
  sort: lenientParameter(40, (value) => collectionSorts.find((sort) => sort === value) ?? 'title:asc'),
})
