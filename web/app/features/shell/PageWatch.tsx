import { useBackNavigation } from './use-back-navigation.ts'
import { useFocusOnPage } from './use-focus-on-page.ts'
import { usePageViews } from './use-page-views.ts'

/** What follows the reader from page to page, whichever layout or error screen is shown. */
export function PageWatch() {
  usePageViews()
  useBackNavigation()
  useFocusOnPage()
  return null
}
