import { redirect } from 'react-router'
import type { Route } from './+types/not-found'
import { vaultPaths } from '../features/vault/shared/vault-paths.ts'
import { notFound } from '../shared/api/failure.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** The short path of the list: as a route of its own it would weigh on every page's table of routes. */
const SHORT_LIST = '/app/vault/myVault'

/** Every URL without a page of its own: a short one leads on, anything else is not found. */
function load({ request }: Pick<Route.LoaderArgs, 'request'>): never {
  const pathname = new URL(request.url).pathname.replace(/\/+$/, '')
  if (pathname === SHORT_LIST) throw redirect(vaultPaths.list)
  return notFound()
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)

export const handle: PageHandle = { pageTitle: null }

/** Nothing gets here: the loader leads on, or to the page that says so. */
export default function NotFound() {
  return null
}
