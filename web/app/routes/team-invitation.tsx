import { lazy, Suspense } from 'react'
import type { Route } from './+types/team-invitation'
import { asksOnce, linkMeta } from '../features/identity/mailed-link.ts'
import { loadInvitation } from '../features/teams/invitation/load-invitation.ts'
import { callInBrowser } from '../shared/api/uncached-calls.ts'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { NeedsScripts } from '../shared/ui/NeedsScripts.tsx'

/** Nobody but whoever opens this page loads it. */
const InvitationPage = lazy(() => loadChunk(() => import('../features/teams/invitation/InvitationPage.tsx')))

/** In the browser alone: what it shows hangs on who is signed in. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  loaded: await loadInvitation(callInBrowser, request),
})
export const shouldRevalidate = asksOnce

export const meta: Route.MetaFunction = () => linkMeta('Team Invitation')

export const handle: PageHandle = { pageTitle: 'Team Invitation' }

export function HydrateFallback() {
  return (
    <div className="page max-w-md py-14 tablet:py-20">
      <h1 className="hidden text-3xl font-medium nojs:block">Team Invitation</h1>
      <NeedsScripts what="Your invitation needs" />
      <div className="skeleton h-64 nojs:hidden" role="status" aria-label="Loading" />
    </div>
  )
}

export default function TeamInvitation({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<HydrateFallback />}>
      <InvitationPage loaded={loaded} />
    </Suspense>
  )
}
