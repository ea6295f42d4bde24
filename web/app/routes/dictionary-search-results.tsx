import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { data } from 'react-router'
import type { Route } from './+types/dictionary-search-results'
import { SearchPage } from '../features/dictionary/components/SearchPage.tsx'
import { authors } from '../features/dictionary/queries/authors.ts'
import { categoryCounts } from '../features/dictionary/queries/browse.ts'
import { searchArticles } from '../features/dictionary/queries/search-articles.ts'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { readSearchParameters, searchPath, sortOf } from '../features/dictionary/search-parameters.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { notFoundPastResults } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const parameters = readSearchParameters(new URL(request.url).searchParams)
  const asked = { ...parameters, s: sortOf(parameters) }
  const choices = Promise.all([orNull(fetch(rootCategories(call))), orNull(fetch(authors(call)))])
  // The hits' own counts know the chosen category only; to choose another one its count without that choice
  // is wanted.
  const elsewhere = parameters.categories
    ? orNull(fetch(categoryCounts(call, { query: parameters.query, authors: parameters.authors })))
    : null
  const listed = await loadList(() => fetch(searchArticles(call, asked)))
  const [roots, allAuthors] = await choices
  const isFiltered = Boolean(parameters.categories || parameters.authors)
  const isEmpty = listed.data.response?.meta.total === 0
  const unfiltered =
    isFiltered && isEmpty
      ? await orNull(fetch(searchArticles(call, { ...asked, categories: '', authors: '', offset: 0 })))
      : null
  const facets = (await elsewhere)?.items ?? listed.data.response?.facets.categories
  const counts = new Map(facets?.map(({ url, count }) => [url, count]))
  const written =
    listed.data.response?.facets.authors &&
    new Map(listed.data.response.facets.authors.map(({ id, count }) => [id, count]))
  const page = {
    ...listed.data,
    parameters,
    withoutFilters: unfiltered?.meta.total ?? null,
    categories: (roots?.items ?? [])
      .filter(({ title }) => !isHiddenCategory(title))
      .map(({ url, title }) => ({ url, title, count: facets ? (counts.get(url) ?? 0) : null }))
      .filter(({ url, count }) => count !== 0 || parameters.categories.split(',').includes(url))
      // By count; those that are equal, and all where the counts are not known, stay in their own order.
      .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)),
    // In the order of their call, which is by name: a dropdown is looked through, not read from the top.
    authors: (allAuthors?.items ?? [])
      .map(({ id, fullName }) => ({ id, fullName, count: written ? (written.get(id) ?? 0) : null }))
      .filter(({ id, count }) => count !== 0 || parameters.authors === String(id)),
  }
  return data(page, listed.init ?? undefined)
}

export const loader = (args: Route.LoaderArgs) => notFoundPastResults(load(args))
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)

/** Keeps the loader's status and Retry-After on the document. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const query = loaderData?.parameters.query
  return pageMeta(matches, {
    title: query
      ? `${query} - Search results | ${PRODUCT_NAME} Dictionary`
      : `Search results | ${PRODUCT_NAME} Dictionary`,
    path: loaderData ? searchPath(loaderData.parameters) : '/dictionary/searchResults',
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Dictionary Search Results' }

export default function DictionarySearchResults({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
