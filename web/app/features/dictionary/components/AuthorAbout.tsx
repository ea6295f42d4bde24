import { useEffect, useId, useRef, useState } from 'react'

const COLLAPSED_HEIGHT = 65
/** Longer than this share of the card, the text is folded. */
const SHARE_OF_CARD = 0.4

export function isTooTall(textHeight: number, cardHeight: number): boolean {
  return textHeight > cardHeight * SHARE_OF_CARD
}

/** About an author: folded to 65 px when it would take more than 40% of the card. */
export function AuthorAbout({ about }: { about: string }) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Before it can be measured, a guess by length keeps the place.
  const [foldable, setFoldable] = useState(about.length > 240)
  useEffect(() => {
    const card = text.current?.closest('[data-author-card]')
    if (text.current && card) setFoldable(isTooTall(text.current.scrollHeight, card.clientHeight))
  }, [])
  const folded = foldable && !open

  return (
    <div className="mt-5">
      <div
        ref={text}
        id={id}
        className={`prose overflow-hidden nojs:!max-h-none ${folded ? 'fade-out' : ''}`}
        style={{ maxHeight: folded ? COLLAPSED_HEIGHT : undefined }}
      >
        {about
          .split(/\n\s*\n/)
          .filter((paragraph) => paragraph.trim())
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
      {foldable && (
        <button
          type="button"
          className="text-link mt-2 min-h-11 text-sm font-semibold tracking-wide nojs:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'READ LESS' : 'READ MORE'}
        </button>
      )}
    </div>
  )
}
