import { restoreLostFocus, type FocusRestoration } from '@vitrine/contracts/lost-focus'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Keeps the focus where its control is disabled or goes away. Another screen is the part of its heading. */
export function FocusRestorer() {
  const restoration = useRef<FocusRestoration | null>(null)
  const { pathname } = useLocation()
  // Before anything looks at what the former screen has taken along.
  useLayoutEffect(() => restoration.current?.forget(), [pathname])
  useEffect(() => {
    const started = restoreLostFocus()
    restoration.current = started
    return started.stop
  }, [])
  return null
}
