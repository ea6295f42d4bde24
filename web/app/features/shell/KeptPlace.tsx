import type { KeptPlace as Keeper } from '@vitrine/contracts/kept-place'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Keeps the focus where a member's control is disabled or goes away. On another page it is PageWatch's part. */
export function KeptPlace() {
  const keeper = useRef<Keeper | null>(null)
  const { pathname } = useLocation()
  // Before anything looks at what the former page has taken along.
  useLayoutEffect(() => keeper.current?.forget(), [pathname])
  useEffect(() => {
    let isOver = false
    // Without it nothing is lost but the place.
    void import('@vitrine/contracts/kept-place').then(
      ({ keepPlace }) => {
        if (!isOver) keeper.current = keepPlace()
      },
      () => undefined,
    )
    return () => {
      isOver = true
      keeper.current?.stop()
    }
  }, [])
  return null
}
