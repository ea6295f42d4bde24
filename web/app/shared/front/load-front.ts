import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import type { RouterContextProvider } from 'react-router'
import { rootCategories } from '../../features/dictionary/queries/root-categories.ts'
import { loadList, orNull } from '../api/failure.ts'
import { queriesOf, type Queries } from '../api/queries.ts'
import { drawingsOf } from '../ui/cards/item-picture.ts'

interface AskedFront<Overview> {
  overview: Promise<Overview>
  words: Promise<SitePage>
}

/**
 * What the landing page of a section shows; its words, and the drawings of its categories, where they can be
 * had.
 */
export function loadFront<Overview>(
  context: Readonly<RouterContextProvider>,
  ask: (queries: Queries) => AskedFront<Overview>,
) {
  const queries = queriesOf(context)
  const { call, fetch } = queries
  return loadList(async () => {
    const asked = ask(queries)
    const [overview, roots, words] = await Promise.all([
      asked.overview,
      orNull(fetch(rootCategories(call))),
      orNull(asked.words),
    ])
    return { overview, drawings: drawingsOf(roots?.items ?? []), words }
  })
}
