import { useEffect, useRef, useState } from 'react'
import { topButtonTimes } from './top-button.ts'

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
      <svg
        viewBox="0 0 16 16"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M8 13.5v-11M3.5 7L8 2.5L12.5 7" />
      </svg>
    </button>
  )
}
