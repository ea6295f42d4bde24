import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { redirect } from 'react-router'
import type { Route } from './+types/unopened'
import { ComingSection } from '../features/shell/ComingSection.tsx'
import { comingSections } from '../features/shell/coming-sections.ts'
import { vaultPaths } from '../features/vault/shared/vault-paths.ts'
import { notFound } from '../shared/api/failure.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** The short path of the list: as a route of its own it would weigh on every page's table of routes. */
const SHORT_LIST = '/app/vault/myVault'

/** Every address without a page of its own: a short one leads on, a section that opens later says so, anything else is not found. */
function load({ request }: Pick<Route.LoaderArgs, 'request'>) {
  const pathname = new URL(request.url).pathname.replace(/\/+$/, '')
  if (pathname === SHORT_LIST) throw redirect(vaultPaths.list)
  const { name, promise, access, isOwnList } = comingSections.find(({ path }) => path.test(pathname)) ?? notFound()
  return { name, promise, access, isOwnList, pageTitle: name }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => Promise.resolve(load(args))

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Page not found'} | ${PRODUCT_NAME}` },
  ...(loaderData ? [{ name: 'description', content: loaderData.promise }] : []),
  { name: 'robots', content: 'noindex, follow' },
]

export const handle: PageHandle = { pageTitle: null }

export default function Unopened({ loaderData }: Route.ComponentProps) {
  return <ComingSection {...loaderData} />
}
