import { CallFailed } from '@vitrine/contracts/client'

/** A server responded that it cannot: any 5xx. That none responded at all has words of its own. */
export function isServerTrouble(error: unknown): boolean {
  return error instanceof CallFailed && error.status >= 500
}

/** Whether a call that a page cannot do without has failed since the page was opened. */
const listeners = new Set<() => void>()
let isRaised = false

function tell(raised: boolean): void {
  if (raised === isRaised) return
  isRaised = raised
  for (const listener of listeners) listener()
}

export const trouble = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isRaised: () => isRaised,
  raise: () => tell(true),
  clear: () => tell(false),
}
