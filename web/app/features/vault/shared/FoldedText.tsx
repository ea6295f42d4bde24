import { useId, useLayoutEffect, useRef, useState } from 'react'

interface FoldedTextProps {
  text: string
  /** Pixels that show before the rest is unfolded. */
  height: number
  className?: string
}

/** A text of which the beginning shows, and the rest behind 'Read more'. */
export function FoldedText({ text, height, className = '' }: FoldedTextProps) {
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const measured = paragraph.current
    if (!measured) return undefined
    const measure = () => setOverflows(measured.scrollHeight > height + 4)
    const watch = new ResizeObserver(measure)
    watch.observe(measured)
    measure()
    return () => watch.disconnect()
  }, [text, height])
  return (
    <div className={className}>
      <p
        ref={paragraph}
        id={id}
        className={`relative overflow-hidden break-words whitespace-pre-line ${overflows && !isOpen ? 'fade-out' : ''}`}
        style={{ maxHeight: isOpen ? undefined : height }}
      >
        {text}
      </p>
      {overflows && (
        <button
          type="button"
          className="text-link min-h-11 text-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Read less' : 'Read more'}
        </button>
      )}
    </div>
  )
}
