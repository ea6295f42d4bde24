import type { Overview } from '@vitrine/contracts/price-guide/schemas'
import { exampleSearches } from '@vitrine/contracts/site-search/example-searches'
import { counted } from '../../../shared/format/numbers.ts'
import {
  CategoryTiles,
  FrontPart,
  HowItWorks,
  type SectionFrontProps,
  ValueLinks,
} from '../../../shared/front/FrontParts.tsx'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { ResultsSearchForm } from '../../../shared/results/ResultsSearchForm.tsx'
import { SectionLead, SectionText } from '../../../shared/front/SectionWords.tsx'
import { priceGuide } from '../price-guide-section.ts'
import { suggestItems } from '../queries.ts'
import { usePrices } from '../use-prices.ts'
import { SoldItems } from './SoldItems.tsx'

const steps = [
  [
    'Search as you would ask',
    `A maker, a material, a form: “${exampleSearches['price-guide'][0]}”. Misspelled words are understood.`,
  ],
  [
    'Narrow to your piece',
    'By category, maker, source and year of sale, until what is left looks like your piece.',
  ],
  [
    'Read the prices together',
    'One sale is an anecdote. Look at several, at their dates and condition, before you name a figure.',
  ],
] as const

/** The way into the price guide: search, categories, makers, what was sold lately, how it works. */
export function PriceGuideFront({ overview, drawings, words }: SectionFrontProps<Overview>) {
  const { total, categories, makers, recent, notable } = overview
  const prices = usePrices([...new Set([...recent, ...notable].map(({ id }) => id))])
  return (
    <div className="page">
      <section className="py-10 tablet:py-14">
        <PageTitle>Price Guide</PageTitle>
        <SectionLead words={words} holds={total > 0 ? `${counted(total, 'sale')} to compare with` : ''} />
        <div className="mt-8 max-w-3xl">
          <ResultsSearchForm section={priceGuide} suggest={suggestItems} />
        </div>
      </section>
      <CategoryTiles section={priceGuide} categories={categories} drawings={drawings} />
      <ValueLinks section={priceGuide} filter="f.maker" id="by-maker" title="By maker" values={makers} />
      {recent.length > 0 && (
        <FrontPart
          id="recent"
          title="Sold lately"
          more={resultsUrl(priceGuide, { text: '', filters: {}, s: 'saleDate:desc', offset: 0 })}
        >
          <SoldItems label="Sold lately" items={recent.slice(0, 8)} prices={prices} />
        </FrontPart>
      )}
      {notable.length > 0 && (
        <FrontPart id="notable" title="Worth a look">
          <SoldItems label="Worth a look" items={notable.slice(0, 8)} prices={prices} />
        </FrontPart>
      )}
      <HowItWorks
        steps={steps}
        membership="Everybody can search. A membership opens prices, descriptions, photos and similar items; a trial includes 7 price lookups."
      />
      <SectionText words={words} />
    </div>
  )
}
