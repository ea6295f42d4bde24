import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data } from 'react-router'
import { rootCategories } from '../../features/dictionary/queries/root-categories.ts'
import { loadList, orNull } from '../api/failure.ts'
import type { Queries } from '../api/queries.ts'
import { pageMeta } from '../page/page-meta.ts'
import { drawingsOf } from '../ui/cards/item-picture.ts'
import { resultsUrl, type ResultsParameters, type ResultsSection } from './results-section.ts'

/** What was found, or why it could not be loaded, with whatever else the page shows; the status stays. */
export function resultsData<Found extends { data: object; init: ResponseInit | null }, Page extends object>(
  found: Found,
  page: Page,
) {
  const shown: Found['data'] & Page = { ...found.data, ...page }
  return data(shown, found.init ?? undefined)
}

/** The results of a search, with drawings for what has no picture where these can be had. */
export async function loadDrawnResults<Found>(
  { call, fetch }: Queries,
  parameters: ResultsParameters,
  search: () => Promise<Found>,
) {
  const [found, roots] = await Promise.all([loadList(search), orNull(fetch(rootCategories(call)))])
  return resultsData(found, { parameters, drawings: drawingsOf(roots?.items ?? []) })
}

/**
 * Title and URL of a page of results, which no search engine lists.
 *
 * @param parameters undefined where the page could not be loaded
 * @param things what was searched for, in the title of a search for a text
 */
export function resultsMeta(
  matches: Parameters<typeof pageMeta>[0],
  section: ResultsSection,
  parameters: ResultsParameters | undefined,
  things: string,
) {
  return pageMeta(matches, {
    title: parameters?.text
      ? `${parameters.text} - ${things}`
      : `Search results | ${PRODUCT_NAME} ${section.name}`,
    path: parameters ? resultsUrl(section, parameters) : section.results,
    noindex: true,
  })
}
