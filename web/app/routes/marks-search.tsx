import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-window'
import { data } from 'react-router'
import type { Route } from './+types/marks-search'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { MarksResults } from '../features/marks/components/MarksResults.tsx'
import { marks } from '../features/marks/marks-section.ts'
import { searchMarks } from '../features/marks/queries.ts'
import { searchCall } from '../features/marks/search-call.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { notFoundPastEnd } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { readResults, resultsUrl } from '../shared/results/results-section.ts'
import { drawingsOf } from '../shared/ui/cards/item-picture.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const parameters = readResults(marks, new URL(request.url).searchParams)
  const [listed, roots] = await Promise.all([
    loadList(() => fetch(searchMarks(call, searchCall(parameters)))),
    orNull(fetch(rootCategories(call))),
  ])
  return data(
    { ...listed.data, parameters, drawings: drawingsOf(roots?.items ?? []) },
    listed.init ?? undefined,
  )
}

export const loader = async (args: Route.LoaderArgs) => {
  const page = await load(args)
  return notFoundPastEnd(page, page.data.response?.meta, SEARCH_WINDOW)
}
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const text = loaderData?.parameters.text
  return pageMeta(matches, {
    title: text ? `${text} - Marks | ${PRODUCT_NAME}` : `Search results | ${PRODUCT_NAME} Marks`,
    path: loaderData ? resultsUrl(marks, loaderData.parameters) : marks.results,
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Marks Search Results' }

export default function MarksSearch({ loaderData }: Route.ComponentProps) {
  return <MarksResults {...loaderData} />
}
