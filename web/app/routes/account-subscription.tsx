import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/account-subscription'
import { loadMember } from '../features/account/load-member.ts'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Nobody but whoever opens this page loads it. */
const SubscriptionPage = lazy(() =>
  loadChunk(() => import('../features/memberships/subscription/SubscriptionPage.tsx')),
)

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  return { user: await loadMember(context, request) }
}

export const meta: Route.MetaFunction = () => [
  { title: `Membership | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Subscription' }

export default function Subscription({ loaderData: { user } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<div className="skeleton h-64" role="status" aria-label="Loading" />}>
      <SubscriptionPage user={user} />
    </Suspense>
  )
}
