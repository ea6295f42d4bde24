import { lazy, Suspense } from 'react'
import type { PlotProps } from './Plot.tsx'

interface ChartFigureProps extends PlotProps {
  title: string
  /** Name of the table's first column. */
  labelName: string
}

/** The library that draws is large: it comes when a chart is shown. */
const Plot = lazy(() => import('./Plot.tsx'))

/**
 * A chart, and beside it the same numbers as a table: for screen readers, for copying, and while the drawing
 * loads.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, labelName, valueName, points, formatValue } = props
  if (points.length === 0) return null
  return (
    <figure>
      <figcaption className="mb-3 font-serif text-lg font-medium">{title}</figcaption>
      <div aria-hidden="true" className="h-64">
        <Suspense fallback={<div className="skeleton h-full" />}>
          <Plot {...props} />
        </Suspense>
      </div>
      <details className="mt-2">
        <summary className="text-link inline-flex min-h-11 items-center text-sm">Show as a table</summary>
        <table className="mt-2 text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-hairline text-left text-muted">
              <th scope="col" className="py-1.5 pr-8 font-medium">
                {labelName}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {valueName}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }) => (
              <tr key={label} className="border-b border-hairline">
                <th scope="row" className="py-1.5 pr-8 text-left font-normal">
                  {label}
                </th>
                <td className="py-1.5 text-right">{formatValue(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
