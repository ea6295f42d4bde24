import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/account-second-factor'
import { loadMember } from '../features/account/load-member.ts'
import { safeTarget } from '../features/identity/safe-target.ts'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Nobody but whoever opens this page loads it. */
const SecondFactorPage = lazy(() =>
  loadChunk(() => import('../features/account/second-factor/SecondFactorPage.tsx')),
)

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await loadMember(context, request)
  const wanted = new URL(request.url).searchParams.get('parentUrl')
  return { email: user.email, target: wanted === null ? null : safeTarget(wanted) }
}

export const meta: Route.MetaFunction = () => [
  { title: `Second Factor | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Second Factor' }

export default function SecondFactor({ loaderData: { email, target } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<div className="skeleton h-64" role="status" aria-label="Loading" />}>
      <SecondFactorPage email={email} target={target} />
    </Suspense>
  )
}
