import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/blog-search'
import { blog, isMedia, searchCall } from '../features/blog/blog-section.ts'
import { BlogResults } from '../features/blog/components/BlogResults.tsx'
import { searchPosts } from '../features/blog/queries.ts'
import { feedLink } from '../features/blog/feed-link.ts'
import { loadList } from '../shared/api/failure.ts'
import { notFoundPastResults } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { resultsData } from '../shared/results/results-route.ts'
import { readResults, resultsUrl } from '../shared/results/results-section.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const parameters = readResults(blog, new URL(request.url).searchParams)
  const listed = await loadList(() => fetch(searchPosts(call, searchCall(parameters))))
  return resultsData(listed, { parameters })
}

export const loader = (args: Route.LoaderArgs) => notFoundPastResults(load(args))
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const links = feedLink
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const parameters = loaderData?.parameters
  const list = parameters && isMedia(parameters) ? 'Media' : 'Articles'
  return pageMeta(matches, {
    title: parameters?.text
      ? `${parameters.text} - ${list} | ${PRODUCT_NAME} Blog`
      : `${list} | ${PRODUCT_NAME} Blog`,
    path: parameters ? resultsUrl(blog, parameters) : blog.results,
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Blog Search Results' }

export default function BlogSearch({ loaderData }: Route.ComponentProps) {
  return <BlogResults {...loaderData} />
}
