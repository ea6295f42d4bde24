import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { FOR_STAFF } from '@vitrine/contracts/site/pages'
import type { Route } from './+types/examples'
import { AccountPlaceholder } from '../features/account/components/AccountPlaceholder.tsx'
import { loadMember } from '../features/account/load-member.ts'
import { ExamplesPage } from '../features/examples/ExamplesPage.tsx'
import { notFound } from '../shared/api/failure.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/**
 * For staff: a member gets the not-found page. On the server the api says who asks, in the browser the
 * session does.
 */
export function loader({ request }: Route.LoaderArgs) {
  if (request.headers.get(FOR_STAFF) === null) notFound()
  return null
}

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await loadMember(context, request)
  if (!user.isAdmin) notFound()
  return null
}
// The page is shown in the browser alone, as all pages of one reader.
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = () => [
  { title: `Component examples | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export { AccountPlaceholder as HydrateFallback }

export const handle: PageHandle = { pageTitle: 'Component examples' }

export default function Examples() {
  return <ExamplesPage />
}
