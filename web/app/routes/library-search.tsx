import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/library-search'
import { LibraryResults } from '../features/library/components/LibraryResults.tsx'
import { library } from '../features/library/library-section.ts'
import { searchBooks } from '../features/library/queries.ts'
import { searchCall } from '../features/library/search-call.ts'
import { loadList } from '../shared/api/failure.ts'
import { notFoundPastResults } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { resultsData, resultsMeta } from '../shared/results/results-route.ts'
import { readResults } from '../shared/results/results-section.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const parameters = readResults(library, new URL(request.url).searchParams)
  const listed = await loadList(() => fetch(searchBooks(call, searchCall(parameters))))
  return resultsData(listed, { parameters })
}

export const loader = (args: Route.LoaderArgs) => notFoundPastResults(load(args))
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  resultsMeta(matches, library, loaderData?.parameters, `Books | ${PRODUCT_NAME} Library`)

export const handle: PageHandle = { pageTitle: 'Library Search Results' }

export default function LibrarySearch({ loaderData }: Route.ComponentProps) {
  return <LibraryResults {...loaderData} />
}
