import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isLost, nextOf, placeOf, type Place } from './kept-place.ts'

/**
 * Nobody who works by keyboard is left nowhere: where a control that has the focus is disabled while it
 * works, or goes away with what it did, the focus comes back to it or goes to what stands there now. Another
 * screen is the part of its heading.
 */
export function KeptPlace() {
  const place = useRef<Place | null>(null)
  const { pathname } = useLocation()
  // Before anything looks at what the former screen has taken along.
  useLayoutEffect(() => {
    place.current = null
  }, [pathname])
  useEffect(() => {
    let frame = 0
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) place.current = placeOf(target, place.current)
    }
    /** Who clicks beside it means to leave it. */
    const onPointer = ({ target }: PointerEvent) => {
      const { element } = place.current ?? {}
      if (
        element &&
        target instanceof Node &&
        !element.contains(target) &&
        !element.closest('.MuiModal-root')?.contains(target)
      )
        place.current = null
    }
    const goOn = () => {
      if (!place.current || document.activeElement !== document.body || !isLost(place.current)) return
      const next = nextOf(place.current)
      if (next === 'wait') return
      if (!next.matches('h1')) return next.focus()
      next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    const observer = new MutationObserver((changes) => {
      const { current } = place
      if (!current) return
      current.wasDisabled ||= changes.some(
        ({ type, target }) =>
          type === 'attributes' && target === current.element && current.element.matches(':disabled'),
      )
      if (!isLost(current) || document.activeElement !== document.body) return
      // Whatever else wants the focus now, such as a dialog that opens, has it by then.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(goOn)
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return null
}
