import type { ReactNode } from 'react'
import { AccountBanner } from '../identity/components/AccountBanner.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { TopButton } from './TopButton.tsx'
import { TroubleBanner } from './TroubleBanner.tsx'

interface SiteFrameProps {
  children: ReactNode
  /** A call has failed that the page cannot do without, and took the page with it. */
  isTroubled?: boolean
}

export function SiteFrame({ children, isTroubled = false }: SiteFrameProps) {
  return (
    <>
      <a href="#content" className="button sr-only z-50 focus:not-sr-only focus:absolute focus:top-2 focus:left-2">
        Skip to content
      </a>
      <NavigationProgress />
      <SiteHeader />
      <AccountBanner />
      <TroubleBanner isRaised={isTroubled} />
      <main id="content" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <TopButton />
    </>
  )
}
