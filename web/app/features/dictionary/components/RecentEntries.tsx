import type { ArticleCard } from '@vitrine/contracts/dictionary/schemas'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { Chevron } from '../../../shared/ui/Chevron.tsx'
import { ArticleTile } from './ArticleTile.tsx'

const FEWEST = 3

/** One at a time on a phone. */
const SLIDE_SIZES = '(width > 480px) 24rem, 100vw'

/** An author's newest entries. Before scripts run it is a row that scrolls. */
export function RecentEntries({ articles }: { articles: readonly ArticleCard[] }) {
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' })
  const [reach, setReach] = useState({ back: false, forward: articles.length > 0 })
  useEffect(() => {
    if (!carousel) return undefined
    const update = () => setReach({ back: carousel.canScrollPrev(), forward: carousel.canScrollNext() })
    update()
    carousel.on('select', update).on('reInit', update)
    return () => {
      carousel.off('select', update).off('reInit', update)
    }
  }, [carousel])

  if (articles.length < FEWEST) return null
  return (
    <section aria-labelledby="recent-entries" aria-roledescription="carousel">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent-entries" className="text-2xl font-medium tablet:text-3xl">
          Recent Dictionary Entries
        </h2>
        <div className="flex gap-2 nojs:hidden" data-print="no">
          <button type="button" className="button-plain w-11 px-0" aria-label="Previous entries" disabled={!reach.back} onClick={() => carousel?.scrollPrev()}>
            <Chevron back />
          </button>
          <button type="button" className="button-plain w-11 px-0" aria-label="Next entries" disabled={!reach.forward} onClick={() => carousel?.scrollNext()}>
            <Chevron />
          </button>
        </div>
      </div>
      <div ref={viewport} className="carousel mt-6" data-running={carousel ? '' : undefined}>
        <ul className="carousel-track">
          {articles.map((article) => (
            <li key={article.id} className="carousel-slide">
              <ArticleTile article={article} sizes={SLIDE_SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
