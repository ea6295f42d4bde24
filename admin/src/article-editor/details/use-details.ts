import { useRef, useState } from 'react'

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
