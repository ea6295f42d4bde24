import { dictionaryWritingLimits } from '@vitrine/contracts/dictionary/limits'
import { managerQuerySchema } from '@vitrine/contracts/dictionary/schemas'
import type { ArticleQuery } from '../providers/articles.ts'

/** offset, max and query of the manager's address; whatever is missing or nonsense takes its default. */
export function readManagerQuery(parameters: URLSearchParams): ArticleQuery {
  return managerQuerySchema.parse(Object.fromEntries(parameters))
}

/** The address of a page of the list. Defaults stay out of it. */
export function managerParameters({ offset, max, query }: ArticleQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (offset > 0) parameters.set('offset', String(offset))
  if (max !== dictionaryWritingLimits.managerPageSize) parameters.set('max', String(max))
  if (query) parameters.set('query', query)
  return parameters
}

/** Page numbers for a list of `totals`, 1-based. An offset between two pages counts to the earlier one. */
export function pagesOf({ offset, max }: ArticleQuery, totals: number): { page: number; pages: number } {
  return { page: Math.floor(offset / max) + 1, pages: Math.max(1, Math.ceil(totals / max)) }
}
