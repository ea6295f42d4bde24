import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import { readPriceHistory } from '@vitrine/contracts/price-guide/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { PriceChart } from '../../../shared/charts/PriceChart.tsx'
import { counted } from '../../../shared/format/numbers.ts'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { LockedDetail } from '../../../shared/ui/states/LockedDetail.tsx'
import { usePriceAccess } from '../use-prices.ts'

/** For whoever sees every price. */
const priceHistory = (call: Client, id: number) =>
  queryOptions({
    queryKey: ['price-guide', 'history', id],
    queryFn: ({ signal }) => call(readPriceHistory, { params: { id } }, { signal }),
  })

/** Below this, sales are no history. */
const SALES_MIN = 5
const TITLE = 'Prices of its kind over time'

/** What pieces like this one sold for, year by year. Only whoever sees every price asks for it. */
export function PriceHistory({ id }: { id: number }) {
  const access = usePriceAccess()
  if (access === undefined) return null
  if (access !== 'open') {
    return (
      <div className="mt-12">
        <LockedDetail
          title={TITLE}
          text="Prices over time come with memberships that have unlimited lookups."
          to="/product/index"
          action="See memberships"
        />
      </div>
    )
  }
  return (
    <section aria-labelledby="price-history" className="mt-14 border-t border-hairline pt-8">
      <h2 id="price-history" className="text-2xl font-medium">
        {TITLE}
      </h2>
      <Chart id={id} />
    </section>
  )
}

function Chart({ id }: { id: number }) {
  const { data, error } = useQuery(priceHistory(browserCall, id))
  if (error) return <ListFailure text={failureOf(error).text} />
  if (!data) return <div className="skeleton mt-4 h-72" role="status" aria-label="Loading prices over time" />
  const { sales, years, currency } = data
  if (sales < SALES_MIN || years.length < 2)
    return <p className="mt-3 text-muted">Too few similar sales are known to show how their prices moved.</p>
  const points = years.map(({ year, median, low, high, sales: inYear }) => ({
    day: `${year}-07-01`,
    label: String(year),
    price: median,
    spread: { from: low, to: high },
    sales: inYear,
  }))
  return (
    <>
      <p className="mt-3 mb-6 max-w-prose text-muted">
        The median price of each year, and the range that holds half of its prices. From{' '}
        {counted(sales, 'similar sale')}, this one included; not adjusted for inflation.
      </p>
      <PriceChart
        title={TITLE}
        currency={currency}
        pointName="Year"
        priceName="Median price"
        points={points}
        connected
      />
    </>
  )
}
