import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface AnnouncementProps {
  /** The id of the element that shows the number of results. */
  place: string
  /** How many there are; null while the list is coming. */
  words: string | null
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

/**
 * Tells once what another list of the same page holds. Whoever is in a field stays there, and a live region
 * tells it. Elsewhere the number gets the focus and is read out: the link or button that was pressed may be
 * gone, and the page stands at its top. Pages load it late.
 */
export default function Announcement({ place, words }: AnnouncementProps) {
  const { search } = useLocation()
  const before = useRef({ search, words })
  const [told, setTold] = useState('')
  useEffect(() => {
    if (words === null) return
    const last = before.current
    before.current = { search, words }
    const isFirst = last.words === null
    if (isFirst || (last.search === search && last.words === words)) return
    const number = document.querySelector<HTMLElement>(`#${place}`)
    const focused = document.activeElement
    // A menu that is open closes when the focus leaves it.
    if (number && last.search !== search && !isField(focused) && !focused?.closest('details[open]')) {
      number.tabIndex = -1
      number.focus({ preventScroll: true })
      setTold('')
    } else {
      // The same number is told again: a live region is read out when its text changes.
      setTold((now) => (now === words ? `${words}\u00A0` : words))
    }
  }, [place, search, words])
  return (
    <p id={`${place}-told`} role="status" className="sr-only">
      {told}
    </p>
  )
}
