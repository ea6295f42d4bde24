import { useEffect, useEffectEvent, useState } from 'react'

/** How often the device's copy follows what is typed: writing a long one takes longer than a key may. */
export const COPIES_EVERY_MS = 1000

/** What is typed as it was at most a second ago, and as it is once nobody types. */
export function useSettled<T>(typed: T): T {
  const [settled, setSettled] = useState(typed)
  const settle = useEffectEvent(() => setSettled(typed))
  const isBehind = settled !== typed
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => settle(), COPIES_EVERY_MS)
    return () => clearTimeout(timer)
    // Something newer may arrive together with what has settled: it is behind as before, and waits for a
    // second of its own.
  }, [isBehind, settled])
  return settled
}
