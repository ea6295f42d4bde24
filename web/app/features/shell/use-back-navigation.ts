import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useCurrentUser } from '../identity/queries/use-current-user.ts'
import { placeOf } from './place-in-history.ts'
import { TURN_DELAY_MS, turnFor } from './back-navigation.ts'

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
export function useBackNavigation(): void {
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
