import { useId, useLayoutEffect, useRef, useState } from 'react'

interface ExpandableHtmlProps {
  /** Sanitized by the api on every write. */
  html: string
  collapsedHeight: number
  showMore: string
  showLess: string
}

/** Formatted text with a preview of a fixed height. Without scripts it stands there whole. */
export function ExpandableHtml({ html, collapsedHeight, showMore, showLess }: ExpandableHtmlProps) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Until it can be measured, a guess by length keeps the place that the page will need.
  const [overflows, setOverflows] = useState(html.length > 200)
  useBrowserLayoutEffect(() => {
    if (text.current) setOverflows(text.current.scrollHeight > collapsedHeight + 4)
  }, [collapsedHeight])

  return (
    <div>
      <div
        ref={text}
        id={id}
        className={`prose relative overflow-hidden nojs:!max-h-none ${overflows && !open ? 'fade-out' : ''}`}
        style={{ maxHeight: open || !overflows ? undefined : collapsedHeight }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {overflows && (
        <button
          type="button"
          className="text-link mt-2 min-h-11 font-medium nojs:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? showLess : showMore}
        </button>
      )}
    </div>
  )
}

/** On the server there is no layout to measure. */
const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? () => undefined : useLayoutEffect
