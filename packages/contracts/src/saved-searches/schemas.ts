import { z } from 'zod'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { readCategoryList, writeCategoryList } from '../site-search/category-list.ts'
import { siteSearchLimits, siteSearchMessages } from '../site-search/messages.ts'
import { sanitizeSearchText } from '../search-text.ts'
import { lineSchema } from '../written-text.ts'
import {
  savedSearchLimits as limits,
  savedSearchMessages as messages,
  savedSearchSorts,
  savedSearchTypes,
} from './saved-searches.ts'

const CATEGORIES_LENGTH = 1_000

export const savedSearchSchema = z.object({
  id: z.int(),
  type: z.enum(savedSearchTypes),
  name: z.string(),
  query: z.string(),
  /** Their urls, with commas between; empty is all. */
  categories: z.string(),
  /** The page of the search, as the site links it. */
  url: z.string(),
  createdDate: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

export const savedSearchListSchema = listResponseSchema(savedSearchSchema)
export type SavedSearchList = z.infer<typeof savedSearchListSchema>

export const savedSearchQuerySchema = z.object({
  type: lenientParameter(20, (value) => savedSearchTypes.find((type) => type === value) ?? 'inventory'),
  s: lenientParameter(40, (value) => savedSearchSorts.find((sort) => sort === value) ?? 'createdDate:desc'),
  offset: offsetSchema,
  limit: lenientParameter(10, (value) =>
    /^[1-9]\d*$/.test(String(value)) ? Math.min(Number(value), limits.pageMax) : limits.pageSize,
  ),
})

const nameSchema = lineSchema(limits.nameMax, {
  missing: messages.nameEmpty,
  tooLong: messages.nameTooLong,
  oneLine: messages.nameEmpty,
})

/** Names at most five categories, each once. */
const categoriesSchema = measuredText(CATEGORIES_LENGTH)
  .refine(
    (text) => text.split(',').filter((url) => url.trim() !== '').length <= siteSearchLimits.categoriesMax,
    { error: siteSearchMessages.tooManyCategories, params: { errorCode: 'Size' } },
  )
  .transform((text) => writeCategoryList(readCategoryList(text)))

export const saveSearchSchema = z.object({
  type: z.enum(savedSearchTypes, messages.unknownType),
  query: measuredText(siteSearchLimits.queryMax)
    .transform((text) => sanitizeSearchText(text.slice(0, siteSearchLimits.queryMax)))
    .default(''),
  categories: categoriesSchema.default(''),
  name: nameSchema.optional(),
})
export type SaveSearchInput = z.output<typeof saveSearchSchema>

export const renameSearchSchema = z.object({ name: nameSchema })
