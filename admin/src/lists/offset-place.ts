import { z } from 'zod'

/** A list's place in the words of the documents: `?offset=20&max=20&query=vase`. */
export interface OffsetPlace {
  offset: number
  max: number
  query: string
}

/** How a page reads its own URL: whatever is missing or nonsense takes its default. */
export type ReadPlace = (parameters: URLSearchParams) => OffsetPlace

const soughtSchema = z.object({ page: z.coerce.number().int().min(1).catch(1), perPage: z.coerce.number().int().min(1).optional().catch(undefined), filter: z.string().default('{}') })
const filterSchema = z.object({ query: z.string().catch('') })

/** The place as react-admin's lists read it. An offset between two pages counts to the earlier one. */
export function toListSearch({ offset, max, query }: OffsetPlace, sort: { field: string; order: string }): string {
  const page = Math.floor(offset / max) + 1
  return `?${new URLSearchParams({ page: String(page), perPage: String(max), sort: sort.field, order: sort.order, filter: JSON.stringify(query ? { query } : {}) })}`
}

/** Where react-admin's lists want to go, in the words of the documents. Defaults stay out of it. */
export function toOffsetSearch(search: string, defaults: Pick<OffsetPlace, 'max'>): string {
  const { page, perPage = defaults.max, filter } = soughtSchema.parse(Object.fromEntries(new URLSearchParams(search)))
  const { query } = filterSchema.parse(JSON.parse(filter))
  const parameters = new URLSearchParams()
  if (page > 1) parameters.set('offset', String((page - 1) * perPage))
  if (perPage !== defaults.max) parameters.set('max', String(perPage))
  if (query) parameters.set('query', query)
  return parameters.size > 0 ? `?${parameters}` : ''
}
