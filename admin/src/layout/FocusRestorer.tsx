import { keepPlace, type KeptPlace as Keeper } from '@vitrine/contracts/kept-place'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Keeps the focus where its control is disabled or goes away. Another screen is the part of its heading. */
export function FocusRestorer() {
  const keeper = useRef<Keeper | null>(null)
  const { pathname } = useLocation()
  // Before anything looks at what the former screen has taken along.
  useLayoutEffect(() => keeper.current?.forget(), [pathname])
  useEffect(() => {
    const kept = keepPlace()
    keeper.current = kept
    return kept.stop
  }, [])
  return null
}
