import { partnersLimits } from '@vitrine/contracts/partners/limits'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { PartnerPlaces } from './PartnerPlaces.tsx'

const DrawnPartners = lazy(async () => ({ default: (await import('./DrawnPartners.tsx')).DrawnPartners }))

/**
 * Eight partners, drawn by the server for each page load. They are asked for when the reader comes near,
 * because pages are cached and alike for everybody; until then their places are kept. Without scripts the way
 * to all of them stays.
 *
 * @param total how many partners there are; without any there is no strip
 */
export function PartnersStrip({ total }: { total: number }) {
  const [strip, isNear] = useNear<HTMLElement>()
  if (total === 0) return null
  const places = Math.min(total, partnersLimits.drawn)
  const kept = <PartnerPlaces>{places}</PartnerPlaces>
  return (
    <section
      ref={strip}
      aria-labelledby="industry-partners"
      className="border-b border-hairline py-8 nojs:py-3"
    >
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <h2 id="industry-partners" className="font-sans text-sm font-semibold text-muted nojs:hidden">
            Industry partners
          </h2>
          <Link
            to="/data-partners"
            className="quiet-link inline-flex min-h-11 items-center text-xs font-semibold tracking-[0.09em]"
          >
            VIEW ALL INDUSTRY PARTNERS
          </Link>
        </div>
        {isNear ? (
          <Suspense fallback={kept}>
            <DrawnPartners places={places} />
          </Suspense>
        ) : (
          kept
        )}
      </div>
    </section>
  )
}

/** So far from the screen the reader may still be. */
const MARGIN = '600px'

/** Whether the reader has come near a part of the page: what only that part needs is asked for then. */
function useNear<Part extends Element>(): [part: RefObject<Part | null>, isNear: boolean] {
  const part = useRef<Part>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (part.current === null || isNear) return undefined
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [isNear])
  return [part, isNear]
}
