import type { Overview } from '@vitrine/contracts/price-guide/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { ResultsSearchForm } from '../../../shared/results/ResultsSearchForm.tsx'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { Picture, seenAt, TILE_SIZES } from '../../../shared/ui/Picture.tsx'
import type { CategoryDrawings } from '../item-picture.ts'
import { priceGuide } from '../price-guide-section.ts'
import { suggestItems } from '../queries/suggestions.ts'
import { usePrices } from '../use-prices.ts'
import { SoldItems } from './SoldItems.tsx'

const resultsOf = (filters: Record<string, string>, s?: string) => resultsUrl(priceGuide, { text: '', filters, s, offset: 0 })
const FIRST_ROW = 2

/** The way into the price guide: search, categories, makers, what was sold lately, how it works. */
export function PriceGuideFront({ overview, drawings }: { overview: Overview; drawings: CategoryDrawings }) {
  const { total, categories, makers, recent, notable } = overview
  const prices = usePrices([...new Set([...recent, ...notable].map(({ id }) => id))])
  const filled = categories.filter(({ count }) => count > 0)
  return (
    <div className="page">
      <section className="py-10 tablet:py-14">
        <PageTitle>Price Guide</PageTitle>
        <p className="mt-3 max-w-2xl text-lg text-muted">What pieces like yours have sold for, and when{total > 0 && `: ${counted(total, 'sale')} to compare with`}.</p>
        <div className="mt-8 max-w-3xl">
          <ResultsSearchForm section={priceGuide} suggest={suggestItems} />
        </div>
      </section>
      {filled.length > 0 && (
        <Part id="by-category" title="By category">
          <ul className="grid grid-cols-2 gap-x-5 gap-y-9 tablet:grid-cols-3 tablet:gap-x-8 large:grid-cols-4">
            {filled.map(({ url, title, count }, place) => (
              <li key={url}>
                <Link to={resultsOf({ category: url })} className="group flex h-full flex-col">
                  <Picture src={drawings[title] ?? ''} alt="" seen={seenAt(place, FIRST_ROW)} sizes={TILE_SIZES} className="transition-opacity group-hover:opacity-90" />
                  <span className="mt-3 font-serif text-lg leading-snug font-medium group-hover:text-brass">{title}</span>
                  <span className="mt-0.5 text-sm text-muted">{counted(count, priceGuide.noun, priceGuide.nouns)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {makers.length > 0 && (
        <Part id="by-maker" title="By maker">
          <ul className="flex flex-wrap gap-2">
            {makers.map(({ value, count }) => (
              <li key={value}>
                <Link to={resultsOf({ 'f.maker': value })} className="inline-flex min-h-11 items-center gap-2 border border-hairline px-3 hover:border-brass hover:text-brass">
                  {value} <span className="text-sm text-muted tabular-nums">{formatCount(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {recent.length > 0 && (
        <Part id="recent" title="Sold lately" more={resultsOf({}, 'saleDate:desc')}>
          <SoldItems label="Sold lately" items={recent.slice(0, 8)} drawings={drawings} prices={prices} />
        </Part>
      )}
      {notable.length > 0 && (
        <Part id="notable" title="Worth a look">
          <SoldItems label="Worth a look" items={notable.slice(0, 8)} drawings={drawings} prices={prices} />
        </Part>
      )}
      <HowItWorks />
    </div>
  )
}

function Part({ id, title, more, children }: { id: string; title: string; more?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-hairline py-10">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl font-medium">
          {title}
        </h2>
        {more && (
          <Link to={more} className="text-link inline-flex min-h-11 items-center">
            See all
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

const steps = [
  ['Search as you would ask', 'A maker, a material, a form: “Lalique vase”. Misspelled words and other spellings are understood.'],
  ['Narrow to your piece', 'By category, maker, source and year of sale, until what is left looks like what stands before you.'],
  ['Read the prices together', 'One sale is an anecdote. Look at several, at their dates and condition, before you name a figure.'],
] as const

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-hairline py-10">
      <h2 id="how-it-works" className="text-2xl font-medium">
        How it works
      </h2>
      <ol className="mt-6 grid gap-8 tablet:grid-cols-3">
        {steps.map(([title, text], place) => (
          <li key={title}>
            <p className="font-serif text-3xl text-brass tabular-nums">{place + 1}</p>
            <h3 className="mt-2 text-lg font-medium">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border border-hairline bg-sunken px-6 py-5">
        <p className="max-w-prose">Everybody can search. A membership opens prices, descriptions, photos and similar items; a trial includes 7 price lookups.</p>
        <Link to="/product/index" className="button">
          See memberships
        </Link>
      </div>
    </section>
  )
}
