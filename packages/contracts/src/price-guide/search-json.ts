import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { siteSearchLimits } from '../site-search/messages.ts'

const PAGE = 20
const PAGE_MAX = 100

export const jsonSearchTypes = ['inventory', 'marks', 'library'] as const

/** The documented parameters of `/app/searchJSON`: what cannot be read counts as left out. */
export const jsonSearchQuerySchema = z.object({
  query: textParameter(siteSearchLimits.queryMax),
  /** A category's url or id; '' is all. */
  category: textParameter(200),
  searchType: lenientParameter(20, (value) => jsonSearchTypes.find((type) => type === value) ?? 'inventory'),
  offset: offsetSchema,
  limit: lenientParameter(10, (value) =>
    /^[1-9]\d*$/.test(String(value)) ? Math.min(Number(value), PAGE_MAX) : PAGE,
  ),
})
export type JsonSearchQuery = z.output<typeof jsonSearchQuerySchema>

/** Of marks and books `saleDate` is null: they are not sold here. Never a price. */
export const jsonSearchResponseSchema = listResponseSchema(
  z.object({
    id: z.int(),
    title: z.string(),
    thumbnail: z.string(),
    url: z.string(),
    saleDate: z.string().nullable(),
  }),
)
export type JsonSearchResponse = z.infer<typeof jsonSearchResponseSchema>
