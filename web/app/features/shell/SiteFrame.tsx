import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { ReactNode } from 'react'
import { useNavigation, useLocation } from 'react-router'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { AccountBanner } from '../identity/components/AccountBanner.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { TopButton } from './TopButton.tsx'
import { TroubleBanner } from './TroubleBanner.tsx'

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
        <AccountBanner />
      </div>
      <TroubleBanner isRaised={isTroubled} />
      <PrintedFrom />
      <main id="content" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter isFailure={isFailure} />
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
