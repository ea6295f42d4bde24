import { useEffect, useRef, useState } from 'react'
import { LineIcon } from '../../shared/ui/icons.tsx'

export function TopButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // Whoever stands on it with the keyboard does not lose it.
    const { onScroll, end } = topButtonTimes((shows) =>
      setShown(
        shows || (button.current !== null && document.activeElement === button.current && window.scrollY > 0),
      ),
    )
    const tell = () => onScroll(window.scrollY)
    window.addEventListener('scroll', tell, { passive: true })
    return () => {
      window.removeEventListener('scroll', tell)
      end()
    }
  }, [])

  if (!shown) return null
  return (
    <button
      ref={button}
      type="button"
      aria-label="Back to the top"
      className="top-button"
      onClick={() => window.scrollTo({ top: 0 })}
    >
      <LineIcon grid={16} size={18} strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.75">
        <path d="M8 13.5v-11M3.5 7L8 2.5L12.5 7" />
      </LineIcon>
    </button>
  )
}

const SHOWN_FROM = 400
const AFTER_SCROLLING_MS = 4000
const AT_TOP_MS = 250

/**
 * When the way to the top is shown: while the page is scrolled, away from the top. It goes 4 s after the last
 * scrolling, and 250 ms after the top is reached.
 *
 * @returns what to tell of each scrolling, and how to end it
 */
export function topButtonTimes(show: (shown: boolean) => void): {
  onScroll: (y: number) => void
  end: () => void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hideAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(false), milliseconds)
  }
  return {
    onScroll(y) {
      if (y > SHOWN_FROM) show(true)
      hideAfter(y <= 0 ? AT_TOP_MS : AFTER_SCROLLING_MS)
    },
    end: () => clearTimeout(timer),
  }
}
