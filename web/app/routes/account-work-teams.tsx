import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/account-work-teams'
import { loadMember } from '../features/account/load-member.ts'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Nobody but whoever opens this page loads it. */
const TeamPage = lazy(() => loadChunk(() => import('../features/teams/team/TeamPage.tsx')))

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await loadMember(context, request)
  return null
}

export const meta: Route.MetaFunction = () => [
  { title: `Work Team | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Work Team' }

export default function WorkTeams() {
  return (
    <Suspense fallback={<div className="skeleton h-64" role="status" aria-label="Loading" />}>
      <TeamPage />
    </Suspense>
  )
}
