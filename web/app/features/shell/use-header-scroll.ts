import { useEffect, useState } from 'react'
import { afterScroll } from './header-scroll.ts'

/**
 * Whether the page was last scrolled down. The style decides what that hides, and that nothing hides around
 * the focus.
 */
export function useHeaderScroll(): boolean {
  const [state, setState] = useState({ y: 0, hidden: false })
  useEffect(() => {
    const onScroll = () => setState((before) => afterScroll(before, window.scrollY))
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return state.hidden
}
