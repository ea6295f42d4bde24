/** Going back to the first leads to the second. */
interface Turn {
  from: string
  to: string
  /** Only for whoever is signed in: others may go back there. */
  isMembersOnly?: boolean
}

/** The map of going back: a wizard that is done leads to its list, the log-in page to where log-in leads. */
export const turns: readonly Turn[] = [
  { from: '/app/vault/addVaultItem', to: '/app/vault/myVault/list' },
  { from: '/app/vault/editVaultItem', to: '/app/vault/myVault/list' },
  { from: '/app/vault/createCollection', to: '/app/vault/collections/list' },
  { from: '/app/vault/editCollection', to: '/app/vault/collections/list' },
  { from: '/login/auth', to: '/', isMembersOnly: true },
]

export const TURN_DELAY_MS = 50

/** Where going back to this path leads instead; null where it leads to the path itself. */
export function turnFor(pathname: string, isSignedIn: boolean): string | null {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const turn = turns.find(({ from }) => from === path)
  return turn && (isSignedIn || !turn.isMembersOnly) ? turn.to : null
}
