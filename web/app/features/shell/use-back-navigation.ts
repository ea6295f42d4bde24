import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useCurrentUser } from '../identity/queries/use-current-user.ts'
import { placeOf } from './place-in-history.ts'

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
