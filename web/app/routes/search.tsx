import { redirect } from 'react-router'
import type { Route } from './+types/search'
import { resultsPath } from '../features/site-search/sections.ts'
import { readSiteSearch } from '../features/site-search/site-search.ts'

/** Where the header's form comes without scripts: on to the results of the section it names. */
export function loader({ request }: Route.LoaderArgs) {
  const wanted = readSiteSearch(new URL(request.url).searchParams)
  return redirect(resultsPath(wanted) ?? wanted.section.front)
}
