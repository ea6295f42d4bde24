import { lazy, Suspense } from 'react'
import { formatMoneyRange } from '../format/money.ts'
import type { PricePlotProps } from './PricePlot.tsx'
import { isLogarithmic } from './price-points.ts'
import { PriceTable, type PriceTableProps } from './PriceTable.tsx'

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
