import { lazy, Suspense } from 'react'
import { formatMoneyRange, formatMoney } from '../format/money.ts'
import { formatCount } from '../format/numbers.ts'
import { isLogarithmic, type PricePoint } from './price-points.ts'
import type { PricePlotProps } from './PricePlot.tsx'

/** The chart and its table have the same title. */
type PriceChartProps = PricePlotProps & PriceTableProps

/** The library that draws is large: it comes when a chart is shown. */
const PricePlot = lazy(() => import('./PricePlot.tsx'))

/**
 * Prices over time as a drawing, and the same as a table: for screen readers, for copying, and while the
 * drawing loads.
 */
export function PriceChart(props: PriceChartProps) {
  const { title, currency, points, bands = [] } = props
  if (points.length === 0) return null
  return (
    <figure>
      <figcaption className="sr-only">{title}</figcaption>
      <div aria-hidden="true" className="h-72">
        <Suspense fallback={<div className="skeleton h-full" />}>
          <PricePlot {...props} />
        </Suspense>
      </div>
      {bands.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-6 text-sm">
          {bands.map(({ name, from, to }) => (
            <li key={name}>
              {name}: {formatMoneyRange(from, to, currency)}
            </li>
          ))}
        </ul>
      )}
      {isLogarithmic(points, bands) && (
        <p className="mt-2 text-sm text-muted">
          The prices are far apart, so the scale is not even: each step up multiplies the price.
        </p>
      )}
      <details className="mt-2">
        <summary className="text-link inline-flex min-h-11 items-center text-sm">Show as a table</summary>
        <PriceTable {...props} />
      </details>
    </figure>
  )
}

interface PriceTableProps {
  title: string
  /** ISO 4217: a chart has one. */
  currency: string
  /** Names of the first two columns. */
  pointName: string
  priceName: string
  /** Of the columns for what a point stands for. */
  spreadName?: string
  countName?: string
  points: readonly PricePoint[]
}

/** The points of a chart in rows; columns that no point fills are left out. */
function PriceTable({
  title,
  currency,
  pointName,
  priceName,
  spreadName = 'Half of them',
  countName = 'Sales',
  points,
}: PriceTableProps) {
  const withSpread = points.some(({ spread }) => spread)
  const withSales = points.some(({ sales }) => sales !== undefined)
  const names = [priceName, ...(withSpread ? [spreadName] : []), ...(withSales ? [countName] : [])]
  return (
    <table className="mt-2 text-sm tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-hairline text-left text-muted">
          <th scope="col" className="py-1.5 pr-8 font-medium">
            {pointName}
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="py-1.5 pl-6 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, day, price, spread, sales }, place) => (
          <tr key={`${day} ${place}`} className="border-b border-hairline">
            <th scope="row" className="py-1.5 pr-8 text-left font-normal">
              {label}
            </th>
            <td className="py-1.5 pl-6 text-right">{formatMoney(price, currency)}</td>
            {withSpread && (
              <td className="py-1.5 pl-6 text-right">
                {spread && formatMoneyRange(spread.from, spread.to, currency)}
              </td>
            )}
            {withSales && (
              <td className="py-1.5 pl-6 text-right">{sales !== undefined && formatCount(sales)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
