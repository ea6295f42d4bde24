import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { scrollIntoFullView } from '../../../shared/ui/scroll-into-full-view.ts'
import { ArticleTile } from './ArticleTile.tsx'

/** Fractions of a pixel are not left to scroll. */
const NEARLY = 2

const FEWEST = 3

/** One at a time on a phone. */
const SLIDE_SIZES = '(width > 480px) 24rem, 100vw'

/** An author's newest entries. Before scripts run it is a row that scrolls. */
export function RecentEntries({
  articles,
}: {
  articles: readonly (ComponentProps<typeof ArticleTile>['article'] & { id: number })[]
}) {
  const { row, reach, move } = useScrolledRow()
  if (articles.length < FEWEST) return null
  const noPictures = isOneDrawing(articles.map(({ thumbnail }) => thumbnail))
  return (
    <section aria-labelledby="recent-entries" aria-roledescription="carousel">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent-entries" className="text-2xl font-medium tablet:text-3xl">
          Recent Dictionary Entries
        </h2>
        <div className="flex gap-2 nojs:hidden" data-print="no">
          <button
            type="button"
            className="button-plain w-11 px-0"
            aria-label="Previous entries"
            disabled={!reach.back}
            onClick={() => move(-1)}
          >
            <Chevron back />
          </button>
          <button
            type="button"
            className="button-plain w-11 px-0"
            aria-label="Next entries"
            disabled={!reach.forward}
            onClick={() => move(1)}
          >
            <Chevron />
          </button>
        </div>
      </div>
      <div ref={row} className="carousel mt-6" onFocus={scrollIntoFullView}>
        <ul className="carousel-track">
          {articles.map((article) => (
            <li key={article.id} className="carousel-slide">
              <ArticleTile article={article} sizes={SLIDE_SIZES} noPicture={noPictures} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * A row that scrolls sideways, and where it can still go. The browser does the scrolling: by finger, by
 * wheel, by key.
 */
function useScrolledRow() {
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
