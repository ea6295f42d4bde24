import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { pageTitleOf } from '../../shared/page/page-handle.ts'
import { pageView, type PageView } from './page-views.ts'

declare global {
  interface Window {
    dataLayer?: (PageView | { event: 'wizardCancel'; wizard: string; step: number })[]
  }
}

/** The URL told last: a page that fails after it was shown is no other page. */
let told: string | null = null

/**
 * Each page that is shown goes into the analytics layer: the first, and every other that the reader goes on
 * to.
 */
export function usePageViews(): void {
  const { key, pathname, search } = useLocation()
  const title = pageTitleOf(useMatches())
  useEffect(() => {
    const view = `${key} ${pathname}${search}`
    if (view === told) return
    told = view
    window.dataLayer ??= []
    window.dataLayer.push(pageView(pathname, title))
  }, [key, pathname, search, title])
}
