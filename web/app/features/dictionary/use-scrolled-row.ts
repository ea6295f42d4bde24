import { useEffect, useRef, useState } from 'react'

/** Fractions of a pixel are not left to scroll. */
const NEARLY = 2

/**
 * A row that scrolls sideways, and where it can still go. The browser does the scrolling: by finger, by
 * wheel, by key.
 */
export function useScrolledRow() {
  const row = useRef<HTMLDivElement>(null)
  const [reach, setReach] = useState({ back: false, forward: true })
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    const update = () =>
      setReach({
        back: box.scrollLeft > NEARLY,
        forward: box.scrollLeft + box.clientWidth < box.scrollWidth - NEARLY,
      })
    update()
    box.addEventListener('scroll', update, { passive: true })
    const sizes = new ResizeObserver(update)
    sizes.observe(box)
    return () => {
      box.removeEventListener('scroll', update)
      sizes.disconnect()
    }
  }, [])
  /** On by as many as are seen, or back. */
  const move = (direction: 1 | -1) => row.current?.scrollBy(direction * row.current.clientWidth, 0)
  return { row, reach, move }
}
