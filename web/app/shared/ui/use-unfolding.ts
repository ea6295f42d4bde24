import { useCallback, useRef, useState } from 'react'
import { useDismissal } from './use-dismissal.ts'

/** A `<details>` that hangs over the page: it closes as every such thing does. Escape gives its summary the focus back. */
export function useUnfolding() {
  const ref = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback((by: 'key' | 'leaving') => {
    if (ref.current) ref.current.open = false
    if (by === 'key') ref.current?.querySelector('summary')?.focus()
  }, [])
  useDismissal(ref, open, close)
  return { ref, onToggle: useCallback(() => setOpen(ref.current?.open ?? false), []) }
}
