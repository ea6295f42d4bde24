import { newOpening } from '../editing/use-device-drafts.ts'

const KEPT_AS = 'vitrine.editor-opening'

/**
 * The name of an opening of the editor. A page that is loaded again goes on as the opening that it was, so
 * that nobody has to take a text over from themselves; every other opening has a new name.
 */
export function openingOfPage(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  const opening = (isReload && sessionStorage.getItem(KEPT_AS)) || newOpening()
  sessionStorage.setItem(KEPT_AS, opening)
  return opening
}
