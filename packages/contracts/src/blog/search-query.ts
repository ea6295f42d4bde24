import { z } from 'zod'
import { offsetSchema } from '../paging.ts'
import { lenientParameter } from '../measured-text.ts'
import { textParameter } from '../parameters.ts'
import { siteSearchLimits } from '../site-search/messages.ts'
import { blogMessages as messages, blogLimits as limits, blogWritingLimits } from './messages.ts'
import { isBlogSort } from './sorts.ts'

/** The parameters of the search page; 'f.' begins the name of a filter. What is not given is ''. */
const searchShape = {
  q: textParameter(limits.queryMax),
  /** The urls of up to five categories with commas between; each means itself and everything below it. */
  inventory_topic: textParameter((blogWritingLimits.urlMax + 1) * siteSearchLimits.categoriesMax),
  /** 'media' lists media posts alone. */
  categories: lenientParameter(40, (value) => (value === 'media' ? ('media' as const) : ('' as const))),
  /** An author's url. */
  'f.author': textParameter(blogWritingLimits.urlMax),
  'f.year': textParameter(10).refine(
    (year) => year === '' || /^[12]\d{3}$/.test(year),
    'A year has four digits.',
  ),
  s: textParameter(40).refine((sort) => sort === '' || isBlogSort(sort), messages.sortUnknown),
  offset: offsetSchema,
}

export const blogSearchQuerySchema = z.looseObject(searchShape).superRefine((query, context) => {
  for (const name of Object.keys(query))
    if (name.startsWith('f.') && !(name in searchShape))
      context.addIssue({ code: 'custom', path: [name.slice(0, 50)], message: messages.filterUnknown })
})
export type BlogSearchQuery = z.output<typeof blogSearchQuerySchema>
