import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useBackNavigation } from './use-back-navigation.ts'
import { usePageViews } from './use-page-views.ts'

/** What follows the reader from page to page, whichever layout or error screen is shown. */
export function PageWatch() {
  usePageViews()
  useBackNavigation()
  useFocusOnPage()
  return null
}

/**
 * On the way to another page within the site the focus goes to its heading, which is read out: a link that
 * was followed may be gone. Whoever is writing keeps the place, and so does a page that has set the focus
 * itself. The place on the page is the router's.
 */
function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement instanceof HTMLInputElement) return
    // A heading that stands once for phones and once for wider screens is seen once, and only what is seen
    // takes the focus.
    for (const heading of document.querySelectorAll<HTMLElement>('main h1')) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }, [pathname])
}
