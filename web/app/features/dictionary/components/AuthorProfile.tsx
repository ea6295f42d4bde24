import type { Author } from '@vitrine/contracts/dictionary/schemas'
import { useEffect, useId, useRef, useState } from 'react'
import { SiteImage } from '../../../shared/ui/SiteImage.tsx'

const SIZE = 'aspect-square w-44 tablet:w-60'

export function AuthorProfile({ author }: { author: Author }) {
  return (
    <section className="grid gap-8 tablet:grid-cols-[15rem_1fr] tablet:gap-12" data-author-card="">
      <AuthorPicture author={author} />
      <div>
        <h1 className="text-4xl font-medium tablet:text-5xl">{author.fullName}</h1>
        {author.credentials && <p className="mt-2 text-lg text-muted">{author.credentials}</p>}
        {author.about && <AuthorAbout about={author.about} />}
        {author.website && (
          <a href={author.website} target="_blank" rel="noopener noreferrer" className="button-plain mt-6">
            View Website<span className="sr-only"> of {author.fullName} (opens in a new tab)</span>
          </a>
        )}
      </div>
    </section>
  )
}

/**
 * A photo; without one, a building stands for an institution (which has no first name), and the initials for
 * a person.
 */
function AuthorPicture({ author: { photo, firstName, lastName, fullName } }: { author: Author }) {
  if (photo) {
    return (
      <SiteImage
        src={photo}
        data-fallback="/images/anonymous-author.svg"
        alt={`Portrait of ${fullName}`}
        width="400"
        height="400"
        fetchPriority="high"
        className={`${SIZE} bg-mat object-cover`}
      />
    )
  }
  if (!firstName)
    return (
      <SiteImage
        src="/images/institution.svg"
        alt=""
        width="400"
        height="400"
        fetchPriority="high"
        className={`${SIZE} bg-mat`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`${SIZE} flex items-center justify-center bg-sunken font-serif text-6xl text-muted tablet:text-7xl`}
    >
      {initialOf(firstName) + initialOf(lastName)}
    </span>
  )
}

/** Its first letter, whole: with its accents, and however many code units it takes. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)
  return first?.segment.toLocaleUpperCase('en') ?? ''
}

const COLLAPSED_HEIGHT = 65
/** Longer than this share of the card, the text is folded. */
const SHARE_OF_CARD = 0.4

export function isTooTall(textHeight: number, cardHeight: number): boolean {
  return textHeight > cardHeight * SHARE_OF_CARD
}

/** About an author: folded to 65 px when it would take more than 40% of the card. */
function AuthorAbout({ about }: { about: string }) {
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
