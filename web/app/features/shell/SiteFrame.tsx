import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useNavigation, useLocation, Link, useMatches } from 'react-router'
import { trouble } from '../../shared/api/trouble.ts'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { AccountBanner } from '../identity/components/AccountBanner.tsx'
import { useCurrentUser } from '../identity/queries.ts'
import { CachedAccountBanner, CachedFooter } from './cached-parts.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { TopButton } from './TopButton.tsx'

interface SiteFrameProps {
  children: ReactNode
  /** A call has failed that the page cannot do without, and took the page with it. */
  isTroubled?: boolean
  /** In the place of the page stands why it is not there. */
  isFailure?: boolean
}

export function SiteFrame({ children, isTroubled = false, isFailure = false }: SiteFrameProps) {
  return (
    <>
      <a
        href="#content"
        className="button sr-only z-50 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <SiteHeader />
      <div className="min-h-(--notice-room)">
        {import.meta.env.SSR ? <CachedAccountBanner /> : <AccountBanner />}
      </div>
      <TroubleBanner isRaised={isTroubled} />
      <PrintedFrom />
      <main id="content" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      {import.meta.env.SSR ? <CachedFooter isFailure={isFailure} /> : <SiteFooter isFailure={isFailure} />}
      <TopButton />
    </>
  )
}

/** A thin line along the top while another page is on its way. */
function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div
      aria-hidden="true"
      data-print="no"
      className={`navigation-progress ${busy ? 'navigation-progress-busy' : ''}`}
    />
  )
}

/**
 * On paper alone: whose page it is, and where it is found again. Its query stays out, which may hold a link's
 * token. The style knows by it whose pages keep their place while it is found out who reads
 * (`styles/shell.css`).
 */
function PrintedFrom() {
  const { pathname } = useLocation()
  const origin = useSiteFacts()?.publicUrl ?? ''
  return (
    <p data-at={pathname} className="page hidden text-sm print:block">
      {PRODUCT_NAME} · {origin}
      {pathname}
    </p>
  )
}

/**
 * A loader that keeps its page tells of a failure in its data; one that no server responded has words of its
 * own.
 */
function hasServerTrouble(loaderData: unknown): boolean {
  if (typeof loaderData !== 'object' || loaderData === null || !('failure' in loaderData)) return false
  const { failure } = loaderData
  return (
    typeof failure === 'object' &&
    failure !== null &&
    'responded' in failure &&
    failure.responded === true &&
    'status' in failure &&
    Number(failure.status) >= 500
  )
}

/**
 * Over every page that lacks what it cannot do without. A visitor has no dashboard: for them it is the home
 * page.
 */
function TroubleBanner({ isRaised }: { isRaised: boolean }) {
  const { key } = useLocation()
  const isMember = Boolean(useCurrentUser())
  const fromPage = useMatches().some(({ loaderData }) => hasServerTrouble(loaderData))
  const fromCall = useSyncExternalStore(trouble.subscribe, trouble.isRaised, () => false)
  useEffect(() => trouble.clear, [key])

  if (!isRaised && !fromPage && !fromCall) return null
  return (
    <div role="status" className="border-b border-oxblood bg-sunken" data-print="no">
      <p className="page py-3 text-oxblood">
        Oops, something went wrong. Why not go back to your{' '}
        <Link
          to={isMember ? '/app/vault/dashboard' : '/'}
          className="font-semibold underline underline-offset-4"
        >
          Dashboard
        </Link>{' '}
        and try again?
      </p>
    </div>
  )
}
