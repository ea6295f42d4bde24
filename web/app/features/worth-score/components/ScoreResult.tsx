import { useQueryClient } from '@tanstack/react-query'
import { priceBasisLabels } from '@vitrine/contracts/price-guide/price-basis'
import { sayDifference } from '@vitrine/contracts/worth-score/range-difference'
import type { MemberScore, WorthScoreFilters } from '@vitrine/contracts/worth-score/schemas'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { PriceChart } from '../../../shared/charts/PriceChart.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatMoney, formatMoneyRange } from '../../../shared/format/money.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { Price } from '../../../shared/ui/figures/Price.tsx'
import { Picture } from '../../../shared/ui/Picture.tsx'
import { itemsKey } from '../../vault/queries/items.ts'
import { NO_MATCH } from '../../vault/shared/no-match.ts'
import { liteValuation, saveSnapshot, score } from '../queries.ts'
import { useSending } from '../use-score-generation.ts'
import { NoRange } from './NoRange.tsx'

interface ScoreResultProps {
  score: MemberScore
  /** Those that are applied. Their score may be loading, and the former one stands until then. */
  applied: WorthScoreFilters
  itemId: number
  setAside: readonly number[]
  onToggle: (id: number) => void
}

function areLessSimilar(items: readonly Comparable[]): boolean {
  return items.filter(({ isClose }) => isClose).length * 2 < items.length
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
    difference,
    meta,
  } = score
  const currency = score.currency ?? 'USD'
  const isWeak = areLessSimilar(itemsRelated)
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
        {isWeak && (
          <p className="mt-2 max-w-prose">
            Most of these sales are less similar: they share neither maker nor form with your item. A clearer
            title or another category may find closer sales.
          </p>
        )}
        {difference && (
          <p className="mt-2 max-w-prose">
            {sayDifference(difference)} Look through them below, and set aside what is not like your item.
          </p>
        )}
        <p className="mt-2 text-sm text-muted">
          From {counted(meta.total, isWeak ? 'sale' : 'similar sale')}. This is not an appraisal: it knows
          only what was written down.{' '}
          <Link to="/worthscore/accuracy" className="text-link">
            How accurate is WorthScore?
          </Link>
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
          Each point is what a similar item sold for, as it was paid.
        </p>
      </section>
      <Comparables items={itemsRelated} setAside={setAside} onToggle={onToggle} />
    </>
  )
}

/** Keeps the filters that are applied for the item's next scores. */
function SaveSnapshot({ itemId, filters }: { itemId: number; filters: WorthScoreFilters }) {
  const queryClient = useQueryClient()
  const saving = useSending(async () => {
    const saved = await saveSnapshot(browserCall, itemId, filters)
    // Under filters that say nothing, nothing is kept.
    if (saved.meanPrice === null) return saved
    queryClient.setQueryData(score(browserCall, itemId, null).queryKey, saved)
    // The page compares with what is kept from here on.
    queryClient.setQueryData(liteValuation(browserCall, itemId).queryKey, {
      ...saved,
      itemsRelated: [],
      priceGraph: [],
      difference: null,
    })
    await queryClient.invalidateQueries({ queryKey: itemsKey })
    return saved
  })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <button
        type="button"
        className="button"
        aria-disabled={saving.isPending || undefined}
        onClick={() => saving.start(undefined)}
      >
        Save Snapshot
      </button>
      <span role="status">
        {saving.response &&
          (saving.response.meanPrice === null
            ? 'Nothing was saved: these filters give no range.'
            : 'Your filters are saved.')}
      </span>
      {saving.error && (
        <p role="alert" className="text-oxblood">
          {failureOf(saving.error).text}
        </p>
      )}
    </div>
  )
}

type Comparable = MemberScore['itemsRelated'][number]

interface ComparablesProps {
  items: readonly Comparable[]
  /** Those that the next score leaves out. */
  setAside: readonly number[]
  onToggle: (id: number) => void
}

/** The sold items that a score rests on, best first, each with why it counts. */
function Comparables({ items, setAside, onToggle }: ComparablesProps) {
  return (
    <section aria-labelledby="comparables" className="mt-10">
      <h2 id="comparables" className="mb-4 text-2xl font-medium">
        Similar items
      </h2>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            isSetAside={setAside.includes(item.id)}
            onToggle={() => onToggle(item.id)}
          />
        ))}
      </ul>
    </section>
  )
}

function Row({
  item: { title, thumbnail, url, saleDate, salePrice, currency, priceBasis, reasons, isClose },
  isSetAside,
  onToggle,
}: {
  item: Comparable
  isSetAside: boolean
  onToggle: () => void
}) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 py-4 phone:grid-cols-[7rem_minmax(0,1fr)]">
      <Picture src={thumbnail} alt="" sizes="7rem" />
      <div className="min-w-0">
        <a
          href={url}
          className={`font-medium break-words hover:text-brass ${isSetAside ? 'line-through' : ''}`}
        >
          {title}
        </a>
        <p className="mt-1">
          <Price amount={salePrice} currency={currency} />
          {priceBasis && ` ${priceBasisLabels[priceBasis]}`}, sold <Day iso={saleDate} />
        </p>
        <p className="mt-1 text-sm text-muted">
          {[...(isClose ? [] : ['Less similar']), ...reasons].join(' · ')}
        </p>
        <button
          type="button"
          className="text-link mt-1 min-h-11 text-sm"
          aria-pressed={isSetAside}
          aria-label={`Not similar: ${title}`}
          onClick={onToggle}
        >
          {isSetAside ? 'Set aside when you apply. Bring back' : 'Not similar'}
        </button>
      </div>
    </li>
  )
}
