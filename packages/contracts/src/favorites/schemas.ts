import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { listResponseSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import {
  favoriteLimits as limits,
  favoriteMessages as messages,
  favoriteSorts,
  favoriteTypes,
} from './favorites.ts'

const favoriteShape = {
  /** The item's own. */
  id: z.int(),
  favoriteId: z.int(),
  createdDate: z.string(),
  /** False where the item was withdrawn: what is told of it is what was kept when it was added. */
  available: z.boolean(),
}

/** The page of the item; null where it is no longer available. */
const pageSchema = z.string().nullable()

// The fields are spelled as the documents spell them. Pictures are empty where there is none.

export const inventoryFavoriteSchema = z.object({
  ...favoriteShape,
  title: z.string(),
  thumbnail1: z.string(),
  worthopedia_item_url: pageSchema,
})

export const markFavoriteSchema = z.object({
  ...favoriteShape,
  /** The mark's title: what it looks like is a detail, which not every reader may see. */
  description: z.string(),
  image: z.string(),
  url: pageSchema,
})
export type MarkFavorite = z.infer<typeof markFavoriteSchema>

export const bookFavoriteSchema = z.object({
  ...favoriteShape,
  title: z.string(),
  /** Authors and year: the book's own description is a detail, which not every reader may see. */
  description: z.string(),
  imageLarge: z.string(),
  url: pageSchema,
})

export const favoriteSchema = z.union([inventoryFavoriteSchema, markFavoriteSchema, bookFavoriteSchema])
export type Favorite = z.infer<typeof favoriteSchema>

export const favoriteListSchema = listResponseSchema(favoriteSchema)
export type FavoriteList = z.infer<typeof favoriteListSchema>

export const byItemTypeSchema = z.object({ itemType: z.enum(favoriteTypes) })

export const favoriteQuerySchema = z.object({
  sort: lenientParameter(20, (value) => favoriteSorts.find((sort) => sort === value) ?? 'LAST_ADDED'),
  /** The first page is 1; whatever is no page is 1. */
  pageNumber: lenientParameter(10, (value) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : 1)),
})
export type FavoriteQuery = z.output<typeof favoriteQuerySchema>

export const marksExportQuerySchema = favoriteQuerySchema.pick({ sort: true })

export const addFavoriteSchema = z.object({ id: z.int().positive() })

export const removeFavoriteQuerySchema = z.object({ favoriteId: z.coerce.number().int().positive() })

/** `1,2,3` */
export const favoriteStatesQuerySchema = z.object({
  ids: textParameter(20 * limits.statesMax)
    .refine(
      (text) => /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(text) && text.split(',').length <= limits.statesMax,
      messages.idsInvalid,
    )
    .transform((text) => [...new Set(text.split(',').map(Number))]),
})

/** Those of the named items that are favorites of the caller; the others are missing. */
export const favoriteStatesSchema = z.object({
  items: z.array(z.object({ id: z.int(), favoriteId: z.int() })),
})
export type FavoriteStates = z.infer<typeof favoriteStatesSchema>
