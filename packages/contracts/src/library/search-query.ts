import { z } from 'zod'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { libraryMessages as messages, libraryLimits as limits } from './messages.ts'
import { isLibrarySort } from './sorts.ts'

const CATEGORY_URL_MAX = 200

const yearParameter = textParameter(10).refine(
  (text) => text === '' || /^[1-9]\d{3}$/.test(text),
  messages.yearInvalid,
)

/** The parameters of the search page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  q: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; each means itself and everything below it. */
  category: textParameter((CATEGORY_URL_MAX + 1) * siteSearchLimits.categoriesMax),
  'f.author': textParameter(limits.filterMax),
  /** A code of ISO 639. */
  'f.language': textParameter(10),
  /** Both years belong to the range. */
  'f.yearFrom': yearParameter,
  'f.yearTo': yearParameter,
  s: textParameter(40).refine((sort) => sort === '' || isLibrarySort(sort), messages.sortUnknown),
  offset: offsetSchema,
}

export const searchQuerySchema = z.looseObject(searchShape).superRefine(refuseMisfits)
export type SearchQuery = z.output<typeof searchQuerySchema>

function refuseMisfits(
  query: Record<'f.yearFrom' | 'f.yearTo', string> & Record<string, unknown>,
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape)) refuse(name.slice(0, 50), messages.filterUnknown)
  if (query['f.yearFrom'] && query['f.yearTo'] && query['f.yearFrom'] > query['f.yearTo'])
    refuse('f.yearTo', messages.rangeOfYears)
}
