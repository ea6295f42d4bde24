/**
 * A notice above the page is known only once the current user is, and would then move the page down under somebody's finger. So
 * its height is kept in this browser, and the next page has that room from its first paint (bootstrap.ts reads it).
 */
const KEY = 'notice-room'
const PROPERTY = '--notice-room'

const root = () => document.documentElement

const hasRoom = () => import.meta.env.SSR || root().style.getPropertyValue(PROPERTY) !== ''

/** The page that was loaded without room; null once another was opened, undefined until a notice asks. */
let loadedWithoutRoom: string | null | undefined

/**
 * Whether this is the page that was loaded, and it has no room for a notice: one that can wait comes with the next page, and
 * does not move this one while it is being read.
 */
export function isLoadedWithoutRoom(pathname: string): boolean {
  if (loadedWithoutRoom === undefined) loadedWithoutRoom = hasRoom() ? null : pathname
  if (loadedWithoutRoom !== pathname) loadedWithoutRoom = null
  return loadedWithoutRoom !== null
}

/** For tests, which load one page after the other in one document. */
export function forgetLoadedPage(): void {
  loadedWithoutRoom = undefined
}

/** @param height of the notice, in CSS pixels; 0 where there is none */
export function keepNoticeRoom(height: number): void {
  root().style.removeProperty(PROPERTY)
  try {
    if (height > 0) localStorage.setItem(KEY, `${height}px`)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the next page moves once more.
  }
}
