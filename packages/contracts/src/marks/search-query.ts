import { z } from 'zod'
import { offsetSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { marksMessages as messages, marksLimits as limits } from './messages.ts'
import { isMarksSort } from './sorts.ts'

const CATEGORY_URL_MAX = 200

const yearParameter = textParameter(20).refine(
  (text) => text === '' || isYearText(text),
  messages.yearInvalid,
)

/** The parameters of the search page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  query: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; each means itself and everything below it. */
  category: textParameter((CATEGORY_URL_MAX + 1) * siteSearchLimits.categoriesMax),
  'f.maker': textParameter(limits.filterMax),
  'f.place': textParameter(limits.filterMax),
  'f.kind': textParameter(limits.filterMax),
  /** Years in which the mark was used: it is found where its own years and these have one in common. */
  'f.yearFrom': yearParameter,
  'f.yearTo': yearParameter,
  s: textParameter(40).refine((sort) => sort === '' || isMarksSort(sort), messages.sortUnknown),
  offset: offsetSchema,
}

export const searchQuerySchema = z.looseObject(searchShape).superRefine((query, context) => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape)) refuse(name.slice(0, 50), messages.filterUnknown)
  if (query['f.yearFrom'] && query['f.yearTo'] && Number(query['f.yearFrom']) > Number(query['f.yearTo']))
    refuse('f.yearTo', messages.rangeOfYears)
})
export type SearchQuery = z.output<typeof searchQuerySchema>

function isYearText(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= limits.firstYear && Number(text) <= limits.lastYear
}
