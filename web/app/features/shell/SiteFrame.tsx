import type { ReactNode } from 'react'
import { NavigationProgress } from './NavigationProgress.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="button sr-only z-50 focus:not-sr-only focus:absolute focus:top-2 focus:left-2">
        Skip to content
      </a>
      <NavigationProgress />
      <SiteHeader />
      <main id="content" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
