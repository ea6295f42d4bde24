import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { PriceChart } from '../../../shared/charts/PriceChart.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { formatMoney, formatMoneyRange } from '../../../shared/format/money.ts'
import { NO_MATCH } from '../../vault/shared/no-match.ts'
import { Comparables } from './Comparables.tsx'
import { NoRange } from './NoRange.tsx'
import { SaveSnapshot } from './SaveSnapshot.tsx'

interface ScoreResultProps {
  score: MemberScore
  /** Those that are applied. Their score may be loading, and the former one stands until then. */
  applied: WorthScoreFilters
  itemId: number
  setAside: readonly number[]
  onToggle: (id: number) => void
}

/**
 * Each price is adjusted to the item before it counts; where few lie in the range as they were paid, the
 * adjusting is most of it.
 */
function isUnlike(sales: MemberScore['priceGraph'], low: number, high: number): boolean {
  return sales.filter(({ salePrice }) => salePrice >= low && salePrice <= high).length * 2 < sales.length
}

/** The ranges with what they mean, the prices over time, and the records that they rest on. */
export function ScoreResult({ score, applied, itemId, setAside, onToggle }: ScoreResultProps) {
  const {
    estimatedPriceMin: min,
    estimatedPriceMax: max,
    widePriceMin: low,
    widePriceMax: high,
    meanPrice,
    itemsRelated,
    priceGraph,
    meta,
  } = score
  const currency = score.currency ?? 'USD'
  if (min === null || max === null || low === null || high === null || meanPrice === null) {
    return (
      <>
        <NoRange score={score} level="h2" />
        {meta.outcome === 'too few' && <p className="mt-2 max-w-prose">{NO_MATCH}</p>}
      </>
    )
  }
  return (
    <>
      <section aria-labelledby="worth-range">
        <h2 id="worth-range" className="font-serif text-3xl font-medium">
          {formatMoneyRange(min, max, currency)}
        </h2>
        <p className="mt-2">Middle estimate: {formatMoney(meanPrice, currency)}</p>
        <p className="mt-2 max-w-prose">
          About half of similar pieces sell within this range, 8 in 10 between {formatMoney(low, currency)}{' '}
          and {formatMoney(high, currency)}.
        </p>
        {isUnlike(priceGraph, low, high) && (
          <p className="mt-2 max-w-prose">
            Most of these sales lie outside the range: your item differs from them in what makes the price.
            Look through them below, and set aside what is not like it.
          </p>
        )}
        <p className="mt-2 text-sm text-muted">
          From {counted(meta.total, 'similar sale')}. This is not an appraisal: it knows only what was written
          down.
        </p>
        <SaveSnapshot itemId={itemId} filters={applied} />
      </section>
      <section aria-labelledby="worth-graph" className="mt-10">
        <h2 id="worth-graph" className="mb-4 text-2xl font-medium">
          Prices over time
        </h2>
        <PriceChart
          title="What similar items sold for"
          currency={currency}
          pointName="Sold on"
          priceName="Sold price"
          points={priceGraph.map(({ saleDate, salePrice }) => ({
            day: saleDate,
            label: formatDay(saleDate),
            price: salePrice,
          }))}
          bands={[
            { name: 'Half of such pieces', from: min, to: max },
            { name: '8 in 10', from: low, to: high },
          ]}
        />
        <p className="mt-2 max-w-prose text-sm text-muted">
          Each point is what a similar item sold for. The ranges also take into account how your item differs
          from these, so points may lie outside.
        </p>
      </section>
      <Comparables items={itemsRelated} setAside={setAside} onToggle={onToggle} />
    </>
  )
}
