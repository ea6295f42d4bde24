import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { SEARCH_WINDOW } from '@vitrine/contracts/search-window'
import { data } from 'react-router'
import type { Route } from './+types/library-search'
import { LibraryResults } from '../features/library/components/LibraryResults.tsx'
import { library } from '../features/library/library-section.ts'
import { searchBooks } from '../features/library/queries.ts'
import { searchCall } from '../features/library/search-call.ts'
import { loadList } from '../shared/api/failure.ts'
import { notFoundPastEnd } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { readResults, resultsUrl } from '../shared/results/results-section.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const parameters = readResults(library, new URL(request.url).searchParams)
  const listed = await loadList(() => fetch(searchBooks(call, searchCall(parameters))))
  return data({ ...listed.data, parameters }, listed.init ?? undefined)
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
    title: text ? `${text} - Books | ${PRODUCT_NAME} Library` : `Search results | ${PRODUCT_NAME} Library`,
    path: loaderData ? resultsUrl(library, loaderData.parameters) : library.results,
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Library Search Results' }

export default function LibrarySearch({ loaderData }: Route.ComponentProps) {
  return <LibraryResults {...loaderData} />
}
