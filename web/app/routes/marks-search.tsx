import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/marks-search'
import { MarksResults } from '../features/marks/components/MarksResults.tsx'
import { marks } from '../features/marks/marks-section.ts'
import { searchCall } from '../features/marks/search-call.ts'
import { searchMarks } from '../features/marks/queries.ts'
import { notFoundPastResults } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { loadDrawnResults, resultsMeta } from '../shared/results/results-route.ts'
import { readResults } from '../shared/results/results-section.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const queries = queriesOf(context)
  const parameters = readResults(marks, new URL(request.url).searchParams)
  return loadDrawnResults(queries, parameters, () =>
    queries.fetch(searchMarks(queries.call, searchCall(parameters))),
  )
}

export const loader = (args: Route.LoaderArgs) => notFoundPastResults(load(args))
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  resultsMeta(matches, marks, loaderData?.parameters, `Marks | ${PRODUCT_NAME}`)

export const handle: PageHandle = { pageTitle: 'Marks Search Results' }

export default function MarksSearch({ loaderData }: Route.ComponentProps) {
  return <MarksResults {...loaderData} />
}
