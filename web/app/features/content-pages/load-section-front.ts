import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { RouterContextProvider } from 'react-router'
import { loadList, orNull } from '../../shared/api/failure.ts'
import { queriesOf } from '../../shared/api/queries.ts'
import { drawingsOf } from '../../shared/ui/cards/item-picture.ts'
import { rootCategories } from '../dictionary/queries/root-categories.ts'
import { contentPage } from './queries/content-page.ts'

/**
 * What the landing page of a section shows: what the section holds, the drawings of its categories, and the words that
 * staff write for the page. It does without the last two where they do not come.
 */
export function loadSectionFront<Overview, Key extends QueryKey>(context: Readonly<RouterContextProvider>, path: string, overview: (call: Client) => FetchQueryOptions<Overview, Error, Overview, Key>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [found, roots, words] = await Promise.all([fetch(overview(call)), orNull(fetch(rootCategories(call))), orNull(fetch(contentPage(call, path)))])
    return { overview: found, drawings: drawingsOf(roots?.items ?? []), words }
  })
}
