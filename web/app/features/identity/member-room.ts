/**
 * A page is alike for everybody, and what only a member sees comes after load: it would move the rest of the
 * page under somebody's finger. So this browser keeps how much room it took, and the next page has that room
 * from its first paint: bootstrap.ts sets the custom properties where a session was begun (`data-member`,
 * `member:` in classes).
 */
/** In the browser's storage; bootstrap.ts names it, too, and removes it where no session was begun. */
const KEY = 'member-room'
const PROPERTIES = { notice: '--notice-room', corner: '--corner-room' } as const
const NONE = '0px'

const root = () => document.documentElement

/**
 * The page that was loaded without room for a notice; null once another was opened, undefined until a notice
 * asks.
 */
let loadedWithoutRoom: string | null | undefined

/**
 * Whether this is the page that was loaded, and it has no room for a notice: one that can wait comes with the
 * next page, and does not move this one while it is being read.
 */
export function isLoadedWithoutRoom(pathname: string): boolean {
  if (loadedWithoutRoom === undefined)
    loadedWithoutRoom = import.meta.env.SSR || hasNoticeRoom() ? null : pathname
  if (loadedWithoutRoom !== pathname) loadedWithoutRoom = null
  return loadedWithoutRoom !== null
}

function hasNoticeRoom(): boolean {
  const room = root().style.getPropertyValue(PROPERTIES.notice)
  return room !== '' && room !== NONE
}

/**
 * For a part that is there now: it needs its room no longer, and the next page does.
 *
 * @param size in CSS pixels, of the notice its height, of the header's corner its width
 */
export function keepRoom(part: keyof typeof PROPERTIES, size: number): void {
  root().setAttribute('data-member', '')
  root().style.removeProperty(PROPERTIES[part])
  try {
    const [notice = NONE, corner = NONE] = (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
    localStorage.setItem(KEY, Object.values({ notice, corner, [part]: `${size}px` }).join(' '))
  } catch {
    // Without storage the next page moves once more.
  }
}

/** For tests, which load one page after the other in one document. */
export function forgetLoadedPage(): void {
  loadedWithoutRoom = undefined
}
