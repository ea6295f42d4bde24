import type { ReactNode } from 'react'
import { AccountBanner } from '../identity/components/AccountBanner.tsx'
import { KeptAccountBanner, KeptFooter } from './kept-parts.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { PrintedFrom } from './PrintedFrom.tsx'
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
        {import.meta.env.SSR ? <KeptAccountBanner /> : <AccountBanner />}
      </div>
      <TroubleBanner isRaised={isTroubled} />
      <PrintedFrom />
      <main id="content" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      {import.meta.env.SSR ? <KeptFooter isFailure={isFailure} /> : <SiteFooter isFailure={isFailure} />}
      <TopButton />
    </>
  )
}
