import { useEffect, useState } from 'react'

/** Between the last key and the call. */
export const SETTLE_MS = 300

/** A text, trimmed, once nothing has been typed for a moment; an emptied field counts at once. */
export function useSettledText(text: string): string {
  const wanted = text.trim()
  const [settled, setSettled] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return wanted === '' ? '' : settled
}
