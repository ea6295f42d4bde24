import { useCallback, useRef } from 'react'
import { useDismissal } from './use-dismissal.ts'

/**
 * A `<details>` that hangs over the page: it closes as every such thing does. Escape gives its summary the
 * focus back.
 */
export function useUnfolding() {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = useCallback((by: 'key' | 'leaving') => {
    // The element is asked itself: its `toggle` event comes later than a quick Escape, and not at all when it
    // was opened before scripts.
    if (!ref.current?.open) return
    ref.current.open = false
    if (by === 'key') ref.current.querySelector('summary')?.focus()
  }, [])
  useDismissal(ref, true, close)
  return { ref }
}
