import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { readCategoryList } from '@vitrine/contracts/site-search/category-list'
import { data, redirect } from 'react-router'
import type { Route } from './+types/search'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { frontOf, siteSearch } from '../features/site-search/found-sections.ts'
import { siteResults } from '../features/site-search/queries.ts'
import { resultsPath } from '../features/site-search/sections.ts'
import { readSiteSearch } from '../features/site-search/site-search.ts'
import { SiteSearchPage } from '../features/site-search/SiteSearchPage.tsx'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { readResults, resultsUrl } from '../shared/results/results-section.ts'
import { drawingsOf } from '../shared/ui/cards/item-picture.ts'

/**
 * The results of all sections. The header's form comes here without scripts, too, and is sent on to the
 * results of the section that it names.
 */
async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const search = new URL(request.url).searchParams
  if (search.has('in') || search.has('text')) {
    const wanted = readSiteSearch(search)
    throw redirect(resultsPath(wanted) ?? frontOf(wanted.section.name))
  }
  const { call, fetch } = queriesOf(context)
  const parameters = readResults(siteSearch, search)
  const { text: query, filters } = parameters
  const category = filters['category'] ?? ''
  const [found, roots] = await Promise.all([
    loadList(async () => (query ? await fetch(siteResults(call, { query, category })) : null)),
    orNull(fetch(rootCategories(call))),
  ])
  const page = {
    ...found.data,
    parameters,
    categories: readCategoryList(category).map(
      (url) => roots?.items.find((root) => root.url === url)?.title ?? url,
    ),
    drawings: drawingsOf(roots?.items ?? []),
  }
  return data(page, found.init ?? undefined)
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const parameters = loaderData?.parameters
  return pageMeta(matches, {
    title: `${parameters?.text ? `${parameters.text} - Search` : 'Search'} | ${PRODUCT_NAME}`,
    path: parameters ? resultsUrl(siteSearch, parameters) : siteSearch.results,
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Search Results' }

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SiteSearchPage {...loaderData} />
}
