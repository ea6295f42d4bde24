import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import type { ComparedGroup } from './value-groups.ts'

/** The library that draws is large: it comes when a chart is shown. */
const ValueAndCostPlot = lazy(() => loadChunk(() => import('./ValueAndCostPlot.tsx')))

/** More are in the table alone. */
const DRAWN_MOST = 8

/** As the plot hatches it. */
const HATCHED = 'repeating-linear-gradient(45deg, var(--ink) 0 1px, transparent 1px 4px)'

/** Two bars a group, and the same as a table: for screen readers, for copying, and while the drawing loads. */
export function ValueAndCost({
  title,
  named,
  groups,
}: {
  title: string
  named: string
  groups: readonly ComparedGroup[]
}) {
  const drawn = groups.slice(0, DRAWN_MOST)
  return (
    <figure>
      <figcaption className="sr-only">{title}</figcaption>
      <ul className="mb-2 flex gap-x-6 text-sm">
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-6 bg-brass" />
          Value
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-6 border border-ink" style={{ background: HATCHED }} />
          Cost
        </li>
      </ul>
      <div aria-hidden="true" style={{ height: `${drawn.length * 3.5 + 3}rem` }}>
        <Suspense fallback={<div className="skeleton h-full" />}>
          <ValueAndCostPlot groups={drawn} />
        </Suspense>
      </div>
      <details className="mt-2">
        <summary className="text-link inline-flex min-h-11 items-center text-sm">Show as a table</summary>
        <table className="mt-2 text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-hairline text-left text-muted">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {named}
              </th>
              {['Value', 'Cost', 'Items'].map((name) => (
                <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, value, cost, items }) => (
              <tr key={name} className="border-b border-hairline align-top">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal break-words">
                  {name}
                </th>
                <td className="py-1.5 pl-4 text-right">{formatMoney(value, 'USD')}</td>
                <td className="py-1.5 pl-4 text-right">{formatMoney(cost, 'USD')}</td>
                <td className="py-1.5 pl-4 text-right">{formatCount(items)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
