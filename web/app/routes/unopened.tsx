import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/unopened'
import { ComingSection } from '../features/shell/ComingSection.tsx'
import { comingSections } from '../features/shell/coming-sections.ts'
import { notFound } from '../shared/api/failure.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Every address without a page of its own: a section that opens later says so, anything else is not found. */
function load({ request }: Pick<Route.LoaderArgs, 'request'>) {
  const pathname = new URL(request.url).pathname.replace(/\/+$/, '')
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
