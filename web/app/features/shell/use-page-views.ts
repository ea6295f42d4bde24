import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { pageTitleOf } from '../../shared/page/page-handle.ts'

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

/** What the analytics layer takes. Nothing in it tells who reads: no name, no search, no token of a link. */
interface PageView {
  event: 'pageView'
  path: string
  title: string
}

/** Beyond this a part of a path that is no word may be a link's token. */
const LONGEST_PLAIN_PART = 24

/** Only a path that readers share is told as it is; what looks like a token is left out of any other. */
function sharedPath(pathname: string, isPage: boolean): string {
  if (isPage) return pathname
  return pathname
    .split('/')
    .map((part) => (part.length > LONGEST_PLAIN_PART ? '…' : part))
    .join('/')
}

/**
 * One look at a page, for `window.dataLayer`. Query and hash stay out: they hold what people type, and
 * tokens.
 *
 * @param title what the page's route calls it; undefined where no page is
 */
export function pageView(pathname: string, title: string | undefined): PageView {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return { event: 'pageView', path: sharedPath(path, title !== undefined), title: title ?? PRODUCT_NAME }
}
