import { useEffect, useRef, useState, type RefObject } from 'react'

/** So far from the screen the reader may still be. */
const MARGIN = '600px'

/** Whether the reader has come near a part of the page: what only that part needs is asked for then. */
export function useNear<Part extends Element>(): [part: RefObject<Part | null>, isNear: boolean] {
  const part = useRef<Part>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (part.current === null || isNear) return undefined
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [isNear])
  return [part, isNear]
}
