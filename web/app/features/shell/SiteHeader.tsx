import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Cross, LineIcon } from '../../shared/ui/icons.tsx'
import { AccountCorner } from '../identity/components/AccountCorner.tsx'
import { HeaderSearch } from '../site-search/HeaderSearch.tsx'
import { hasHeaderSearch } from '../site-search/sections.ts'
import { CachedAccountCorner, CachedMainMenu, CachedMobileMenu } from './cached-parts.ts'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'

/**
 * Logo, search and account; the menu bar below, or in the place of the search on the dictionary's first page
 * and its results. Below the desktop's width the search waits behind its toggle, and the menu is a screen of
 * its own.
 */
export function SiteHeader() {
  const id = useId()
  const { key, pathname } = useLocation()
  // Remembered by page: on another one the search is folded again.
  const [searchedOn, setSearchedOn] = useState<string | null>(null)
  const isSearchOpen = searchedOn === key
  const search = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSearchOpen) search.current?.querySelector<HTMLInputElement>('[name=text]')?.focus()
  }, [isSearchOpen])
  const hasSearch = hasHeaderSearch(pathname)

  return (
    <HeaderBar>
      <div className="page flex flex-wrap items-center gap-x-1 gap-y-3 py-3.5 large:flex-nowrap large:gap-x-8">
        <Logo />
        {hasSearch ? (
          <div
            ref={search}
            id={id}
            className={`order-last w-full large:order-none large:block large:w-auto large:flex-1 nojs:block ${isSearchOpen ? '' : 'hidden'}`}
          >
            <HeaderSearch key={pathname} />
          </div>
        ) : (
          <div className="mx-auto hidden large:block">
            {import.meta.env.SSR ? <CachedMainMenu /> : <MainMenu />}
          </div>
        )}
        <div className="ml-auto flex items-center gap-1 large:ml-0">
          {hasSearch && (
            <button
              type="button"
              aria-label="Search bar"
              aria-expanded={isSearchOpen}
              aria-controls={id}
              className="flex h-11 w-11 items-center justify-center hover:text-brass large:hidden nojs:hidden"
              onClick={() => setSearchedOn(isSearchOpen ? null : key)}
            >
              {isSearchOpen ? <Cross size={20} /> : <SearchSign />}
            </button>
          )}
          {import.meta.env.SSR ? <CachedAccountCorner /> : <AccountCorner />}
        </div>
        {/* Another page, another key: the menu is closed again. */}
        {import.meta.env.SSR ? <CachedMobileMenu /> : <MobileMenu key={key} />}
      </div>
      {hasSearch && (
        <div className="page hidden pb-1 large:block">
          {import.meta.env.SSR ? <CachedMainMenu /> : <MainMenu />}
        </div>
      )}
    </HeaderBar>
  )
}

/** What scrolling changes, apart from what stands in it: nothing of that is drawn anew. */
function HeaderBar({ children }: { children: ReactNode }) {
  const isScrolledDown = useHeaderScroll()
  return (
    <header className="site-header" data-scrolled={isScrolledDown || undefined} data-print="no">
      {children}
    </header>
  )
}

function SearchSign() {
  return (
    <LineIcon grid={24} size={22} strokeLinecap="round" strokeWidth="1.75">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </LineIcon>
  )
}

/**
 * Whether the page was last scrolled down. The style decides what that hides, and that nothing hides around
 * the focus.
 */
function useHeaderScroll(): boolean {
  const [state, setState] = useState({ y: 0, hidden: false })
  useEffect(() => {
    const onScroll = () => setState((before) => afterScroll(before, window.scrollY))
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return state.hidden
}

interface ScrollState {
  /** Where the page stood when it last moved for good, in pixels. */
  y: number
  hidden: boolean
}

/** Below this the page is at its top, where the header always stands. */
const TOP = 160
/** A finger that rests trembles this much. */
const JITTER = 6

/** The header goes on the way down and comes back on the way up. */
export function afterScroll({ y: before, hidden }: ScrollState, y: number): ScrollState {
  if (y <= TOP) return { y, hidden: false }
  if (Math.abs(y - before) < JITTER) return { y: before, hidden }
  return { y, hidden: y > before }
}
