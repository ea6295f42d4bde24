import { isOneDrawing } from '@vitrine/contracts/media/category-drawings'
import type { ComponentProps } from 'react'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { showWhole } from '../../../shared/ui/show-whole.ts'
import { useScrolledRow } from '../use-scrolled-row.ts'
import { ArticleTile } from './ArticleTile.tsx'

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
      <div ref={row} className="carousel mt-6" onFocus={showWhole}>
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
