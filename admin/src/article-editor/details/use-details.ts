import { useRef, useState } from 'react'
import type { Versions } from '../edited-text.ts'

/** What the details are after a save, as far as the editor shows them. */
export interface SavedDetails {
  title: string
  url: string
  revision: number
}

/** Of a form that stands beside the text. */
export interface DetailsProps {
  versions: Versions
  /** Somebody else writes. */
  isLocked: boolean
  /** @param drop forgets what this device keeps of it */
  onTyped: (isDirty: boolean, drop: () => void) => void
  /** @param from the revision that it was saved over */
  onSaved: (saved: SavedDetails, from: number) => void
  onSignedOut: () => void
}

/**
 * Whether the details are open beside the text, and whether something in them is not saved yet. Once opened
 * they stay there unseen.
 */
export function useDetails() {
  const [place, setPlace] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const [isDirty, setDirty] = useState(false)
  const drop = useRef<() => void>(() => undefined)
  return {
    isOpen: place === 'open',
    isThere: place !== 'never opened',
    isDirty,
    toggle: () => setPlace((before) => (before === 'open' ? 'closed' : 'open')),
    close: () => setPlace('closed'),
    onTyped: (typed: boolean, forget: () => void) => {
      setDirty(typed)
      drop.current = forget
    },
    /** Left knowingly: nothing of it stays. */
    drop: () => drop.current(),
  }
}
