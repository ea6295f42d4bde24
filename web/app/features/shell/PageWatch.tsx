import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigate, useNavigationType } from 'react-router'
import { pageTitleOf } from '../../shared/page/page-handle.ts'
import { useCurrentUser } from '../identity/queries.ts'
import { placeOf } from './place-in-history.ts'

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
function usePageViews(): void {
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

/** Whether this very document was reached by the browser's own history. */
function cameThroughHistory(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')
}

/** The page last arrived at in this document, and whether going back led there. */
let arrival: { key: string; place: number; wentBack: boolean } | null = null

function arrivedAt(key: string, type: string): boolean {
  if (arrival?.key !== key) {
    const place = placeOf(key)
    arrival = {
      key,
      place,
      wentBack: arrival ? type === 'POP' && place < arrival.place : cameThroughHistory(),
    }
  }
  return arrival.wentBack
}

/** Turns the browser's way back elsewhere, as the map of going back says. */
function useBackNavigation(): void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const { key, pathname } = useLocation()
  const reader = useCurrentUser()

  useEffect(() => {
    const wentBack = arrivedAt(key, type)
    const target = wentBack && reader !== undefined ? turnFor(pathname, reader !== null) : null
    if (target === null) return undefined
    const timer = setTimeout(() => void navigate(target, { replace: true }), TURN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [key, pathname, type, reader, navigate])
}

/** Going back to the first leads to the second. */
interface Turn {
  from: string
  to: string
  /** Only for whoever is signed in: others may go back there. */
  isMembersOnly?: boolean
}

/** The map of going back: a wizard that is done leads to its list, the log-in page to where log-in leads. */
const turns: readonly Turn[] = [
  { from: '/app/vault/addVaultItem', to: '/app/vault/myVault/list' },
  { from: '/app/vault/editVaultItem', to: '/app/vault/myVault/list' },
  { from: '/app/vault/createCollection', to: '/app/vault/collections/list' },
  { from: '/app/vault/editCollection', to: '/app/vault/collections/list' },
  { from: '/login/auth', to: '/', isMembersOnly: true },
]

const TURN_DELAY_MS = 50

/** Where going back to this path leads instead; null where it leads to the path itself. */
export function turnFor(pathname: string, isSignedIn: boolean): string | null {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const turn = turns.find(({ from }) => from === path)
  return turn && (isSignedIn || !turn.isMembersOnly) ? turn.to : null
}
