import { z } from 'zod'
import { listResponseSchema } from '../paging.ts'
import { understoodSchema } from '../understood.ts'
import { namesOf } from '../choices.ts'
import { ownerships } from './ownership.ts'
import { fieldsBy } from './item-fields.ts'
import { facetNames } from './list-filters.ts'

const figure = z.number().nullable()
const named = z.object({ id: z.int(), displayName: z.string() })

export const itemTagSchema = z.object({ id: z.int(), title: z.string(), color: z.string() })
export type ItemTag = z.infer<typeof itemTagSchema>
export const itemCollectionSchema = z.object({ id: z.int(), title: z.string() })
export const itemImageSchema = z.object({
  id: z.int(),
  url: z.string(),
  /** What its owner says that it shows, for whoever cannot see it; absent where nothing was said. */
  altText: z.string().optional(),
  /**
   * Its smaller sizes could not be made: it is shown as it is, and its owner may have them tried again.
   * Absent otherwise.
   */
  isFailed: z.literal(true).optional(),
})
export const itemVideoSchema = z.object({
  url: z.string(),
  type: z.string(),
  /** Null where none was captured. */
  thumbnailUrl: z.string().nullable(),
})
export const itemSpecificSchema = z.object({
  id: z.int(),
  name: z.string(),
  displayName: z.string(),
  value: z.string(),
})
export const itemSignificanceSchema = z.object({ id: z.int(), description: z.string() })

const { subtitle, ...facts } = fieldsBy({
  line: () => z.string(),
  /** `2024-01-31` */
  date: () => z.string().nullable(),
  /** US dollars. */
  price: () => figure,
  years: () => z.int().nullable(),
  significances: () => z.array(itemSignificanceSchema),
  /** True where the entry is named; also true where it is not given. */
  answer: () => z.boolean(),
  entry: () => named.nullable(),
  /** Always '': what was typed has become an entry. */
  custom: () => z.string(),
})

/** An item as its owner gets it; list rows and detail have this one shape. Texts are '' where there is none. */
export const vaultItemSchema = z.object({
  id: z.int(),
  title: z.string(),
  subtitle,
  description: z.string(),
  /** 0 where a bulk update has taken it away. */
  categoryId: z.int(),
  /** One at most. */
  itemCollections: z.array(itemCollectionSchema),
  tags: z.array(itemTagSchema),
  ...facts,
  itemSpecifics: z.array(itemSpecificSchema),
  /** The first is the cover. */
  images: z.array(itemImageSchema),
  videos: z.array(itemVideoSchema),
  createdDate: z.string(),
  picturesCount: z.int(),
  imagesCount: z.int(),
  videosCount: z.int(),
  /** The stored WorthScore; null until one was made. */
  estimatedPriceMin: figure,
  estimatedPriceMax: figure,
  meanPrice: figure,
  estimateCurrency: z.string().nullable(),
  estimatedAt: z.string().nullable(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type VaultItem = z.infer<typeof vaultItemSchema>

/** What a list shows of an item's record, where it is asked for. */
export const listedRecordSchema = z.object({
  /** '' where there is none. */
  inventoryNumber: z.string(),
  ownership: z.enum(namesOf(ownerships)),
})
export const listedItemSchema = vaultItemSchema.extend({ record: listedRecordSchema.optional() })
export type ListedVaultItem = z.infer<typeof listedItemSchema>

export const vaultItemListSchema = listResponseSchema(listedItemSchema).extend({
  /** How the filter of titles was read, where there is one. */
  understood: understoodSchema.optional(),
  /** Where no title was found as typed: some with other spellings. They are no results, and are not counted. */
  closeSpellings: z.array(vaultItemSchema).optional(),
})
export type VaultItemList = z.infer<typeof vaultItemListSchema>

/** Items by what they could be filtered by, each facet with the other filters applied. */
export const itemFacetsSchema = z.object({
  total: z.int(),
  facets: z.array(
    z.object({
      name: z.enum(facetNames),
      /** Those of most items first. */
      choices: z.array(
        z.object({
          /** As its filter takes it. */
          value: z.string(),
          /** Null of `none`, and of choices that have their own words. */
          label: z.string().nullable(),
          items: z.int(),
        }),
      ),
      /** Choices that are not listed. */
      others: z.int(),
    }),
  ),
})
export type ItemFacets = z.infer<typeof itemFacetsSchema>

export const savedItemSchema = z.object({ response: z.object({ id: z.int() }) })
export const changedItemsSchema = z.object({ response: z.object({ ids: z.array(z.int()) }) })

export const titleSuggestionsSchema = z.object({
  items: z.array(z.object({ id: z.int(), title: z.string() })),
})
export const dashboardSuggestionsSchema = z.object({
  items: z.array(z.object({ id: z.int(), title: z.string(), type: z.enum(['item', 'collection']) })),
})

/** Sold items of the price guide, never with a price. */
export const similarItemsSchema = listResponseSchema(
  z.object({ id: z.int(), title: z.string(), thumbnail: z.string(), url: z.string(), saleDate: z.string() }),
)

// --- staff ----------------------------------------------------------------------------------------

export const managedVaultItemSchema = vaultItemSchema.extend({ userId: z.int(), email: z.string() })
export type ManagedVaultItem = z.infer<typeof managedVaultItemSchema>

export const managedVaultRowSchema = z.object({
  id: z.int(),
  title: z.string(),
  categoryId: z.int(),
  /** '' where there is none. */
  image: z.string(),
  createdDate: z.string(),
  userId: z.int(),
  email: z.string(),
  deletedDate: z.string().optional(),
})
export type ManagedVaultRow = z.infer<typeof managedVaultRowSchema>
export const managedVaultListSchema = listResponseSchema(managedVaultRowSchema)

/** How caches name an item. */
export function vaultItemRecord(id: number): string {
  return `vault-item-${id}`
}
