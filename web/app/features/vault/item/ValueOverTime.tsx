import { useQuery } from '@tanstack/react-query'
import type { ItemValuation } from '@vitrine/contracts/vault-items/valuations'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { PriceChart } from '../../../shared/charts/PriceChart.tsx'
import { formatDay } from '../../../shared/format/dates.ts'
import { itemValuations } from '../queries/values.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { byCurrency, lastOfEachDay, pricesBeside } from './value-points.ts'

const TITLE = 'Value over time'

/** What the item's stored scores have said, beside what was paid for it. A drawing for each currency. */
export default function ValueOverTime({ item }: { item: VaultItem }) {
  const { data, error, refetch } = useQuery(itemValuations(browserCall, item.id))
  if (error && !data) return <RetryFailure text={failureOf(error).text} onRetry={refetch} />
  if (!data) return <div className="skeleton h-72" role="status" aria-label="Loading the value over time" />
  const charts = byCurrency(data.items)
  return (
    <>
      <p className="mb-6 max-w-prose text-muted">
        The middle estimate of each stored WorthScore, with the range in which about half of similar pieces
        sell.
      </p>
      <div className="grid gap-10">
        {charts.map(({ currency, valuations }) => (
          <Chart
            key={currency}
            title={charts.length > 1 ? `${TITLE}, ${currency}` : TITLE}
            currency={currency}
            valuations={valuations}
            item={item}
          />
        ))}
      </div>
    </>
  )
}

interface ChartProps {
  title: string
  currency: string
  valuations: readonly ItemValuation[]
  item: VaultItem
}

function Chart({ title, currency, valuations, item }: ChartProps) {
  const prices = pricesBeside(item)
  const isInDollars = currency === 'USD'
  return (
    <div>
      <PriceChart
        title={title}
        currency={currency}
        pointName="Valued on"
        priceName="Middle estimate"
        spreadName="Range"
        points={lastOfEachDay(valuations).map(
          ({ valuedAt, meanPrice, estimatedPriceMin, estimatedPriceMax, total }) => ({
            day: valuedAt.slice(0, 10),
            label: formatDay(valuedAt),
            price: meanPrice,
            spread: { from: estimatedPriceMin, to: estimatedPriceMax },
            sales: total,
          }),
        )}
        bands={isInDollars ? prices : []}
        connected
      />
      {!isInDollars && prices.length > 0 && (
        <p className="mt-2 max-w-prose text-sm text-muted">
          Purchase and sold price are US dollars: they are not drawn beside another currency.
        </p>
      )}
    </div>
  )
}
