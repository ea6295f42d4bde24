import { formatMoney, formatMoneyRange } from '../format/money.ts'
import { formatCount } from '../format/numbers.ts'
import type { PricePoint } from './price-points.ts'

export interface PriceTableProps {
  title: string
  /** ISO 4217: a chart has one. */
  currency: string
  /** Names of the first two columns. */
  pointName: string
  priceName: string
  points: readonly PricePoint[]
}

/** The points of a chart in rows; columns that no point fills are left out. */
export function PriceTable({ title, currency, pointName, priceName, points }: PriceTableProps) {
  const withSpread = points.some(({ spread }) => spread)
  const withSales = points.some(({ sales }) => sales !== undefined)
  const names = [priceName, ...(withSpread ? ['Half of them'] : []), ...(withSales ? ['Sales'] : [])]
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
