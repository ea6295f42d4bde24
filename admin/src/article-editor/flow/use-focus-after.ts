import { useEffect, useRef } from 'react'

/**
 * Where the focus goes once what was pressed has changed the part: the button that had it may be gone, or out
 * of use.
 */
export function useFocusAfter<E extends HTMLElement>() {
  const within = useRef<E>(null)
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const target = wanted.current === null ? null : within.current?.querySelector<HTMLElement>(wanted.current)
    if (!target) return
    wanted.current = null
    target.focus()
  })
  return {
    within,
    /** @param selector of what is there after the change */
    focusAfter: (selector: string) => {
      wanted.current = selector
    },
  }
}
