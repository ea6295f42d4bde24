import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Where the focus is left by what led here: the menu, the bar with Find, a dialog that closed, or a link that
 * is gone.
 */
const LEFT_BEHIND = '[role="menuitem"], header, .MuiDialog-root'

/**
 * Whoever goes to another screen goes on at its heading, which is read out, and not through the rest of the
 * menu. The first screen leaves the focus where it is, and so does one that has put it into a field of its
 * own.
 */
export function useFocusOnScreen(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isFirst = key === 'default'
  useEffect(() => {
    const from = document.activeElement
    if (isFirst || !heading.current || (from && from !== document.body && !from.closest(LEFT_BEHIND))) return
    heading.current.tabIndex = -1
    heading.current.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each screen
  }, [])
  return heading
}
