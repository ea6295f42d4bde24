import { useBackNavigation } from './use-back-navigation.ts'
import { usePageViews } from './use-page-views.ts'

/** What follows the reader from page to page, whichever layout or error screen is shown. */
export function PageWatch() {
  usePageViews()
  useBackNavigation()
  return null
}
