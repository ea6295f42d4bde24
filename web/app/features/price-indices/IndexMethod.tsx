import { ACCURACY_PAGE } from '@vitrine/contracts/worth-score/accuracy-page'
import { priceIndexLimits as limits } from '@vitrine/contracts/price-indices/limits'
import type { PriceIndex } from '@vitrine/contracts/price-indices/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../shared/format/numbers.ts'

/** How the indices are computed, for readers who want to know what they see. */
export function IndexMethod({
  categories,
  sampleShare,
}: {
  categories: readonly PriceIndex[]
  sampleShare: number
}) {
  const sales = categories.reduce((sum, index) => sum + index.sales, 0)
  return (
    <section aria-labelledby="method" className="mt-16 border-t border-hairline pt-10">
      <h2 id="method" className="scroll-mt-24 text-3xl font-medium">
        How the indices are computed
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 tablet:grid-cols-2">
        <Step title="Which sales">
          Sold items of the{' '}
          <Link to="/worthopedia" className="text-link">
            price guide
          </Link>
          {sales > 0 && `: ${formatCount(sales)} in the indices on this page`}.{' '}
          {sampleShare > 0 && `${sampleShare === 1 ? 'All' : 'Some'} of them are generated. `}
          Asking prices and unsold lots are not included.
        </Step>
        <Step title="Like with like">
          Each price is compared with prices of its own kind: the same category, maker and currency, hammer
          price or price with the buyer’s premium, one piece or several. Makers with fewer than ten sales
          count together. A kind that was sold in one year only is left out.
        </Step>
        <Step title="From prices to an index">
          A regression estimates two things at once: what each kind usually sells for, and how far each year
          lies above or below that. The first year of a category is set to {limits.firstLevel}. An index of
          112 means that pieces of the same kinds sold for 12% more than in the first year. Prices far from
          the others count less, so a single record hardly moves the index.
        </Step>
        <Step title="How sure it is">
          The true index lies within the {limits.rangePercent}% range 9 times in 10. If the range includes{' '}
          {limits.firstLevel}, chance alone can explain the change. All years are compared with the first one,
          so an unusual first year moves the whole line.
        </Step>
        <Step title="Years with few sales">
          A year with fewer than {limits.leastSales} sales has no figure; the line is dotted across it. A
          category needs {limits.leastYears} years with enough sales.
        </Step>
        <Step title="Inflation and currencies">
          Prices count as they were paid: inflation is not taken out. Currencies are not converted. Each one
          is compared with itself only.
        </Step>
        <Step title="What the indices do not say">
          They give no amount, and they do not say what a piece is worth. They know the category and the
          maker, but not the condition or the quality of a piece. For a single piece, see{' '}
          <Link to={ACCURACY_PAGE} className="text-link">
            how accurate WorthScore is
          </Link>
          .
        </Step>
        <Step title="Sources of the method">
          The time dummy method is described in Eurostat’s{' '}
          <cite>Handbook on Residential Property Prices Indices</cite> (2013), chapter 5, for homes, which
          have the same problem: no two are alike. The regression is robust in the sense of P. J. Huber
          (1964). Medians within groups, a simpler method, are in chapter 4; here they would have to leave out
          most makers.
        </Step>
      </dl>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid">
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1.5 text-muted">{children}</dd>
    </div>
  )
}
