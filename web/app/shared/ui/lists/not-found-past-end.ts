import { SEARCH_WINDOW } from '@vitrine/contracts/search-limits'
import type { data } from 'react-router'
import { isPastEnd, type ListPlace } from './pages-of-list.ts'

/**
 * Gives a page past the last one of its list status 404. Its data stay: they say where the last page is. For
 * the loader of the server alone: a browser that moves within the site has no use for a status.
 *
 * @param place undefined where the list could not be loaded
 * @param reach how many rows can be paged through
 */
export function notFoundPastEnd<Page extends ReturnType<typeof data>>(
  page: Page,
  place: ListPlace | undefined,
  reach?: number,
): Page {
  if (place && isPastEnd(place, reach)) page.init = { status: 404 }
  return page
}

interface FoundPage {
  /** Null where the search failed. */
  response: { meta: ListPlace } | null
}

/** The same for a page of search results, of which only so many can be paged through. */
export async function notFoundPastResults<Page extends ReturnType<typeof data<FoundPage>>>(
  loading: Promise<Page>,
): Promise<Page> {
  const page = await loading
  return notFoundPastEnd(page, page.data.response?.meta, SEARCH_WINDOW)
}
