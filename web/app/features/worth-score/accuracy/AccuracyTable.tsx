import { formatCount } from '../../../shared/format/numbers.ts'
import {
  categoryRows,
  formatFactor,
  formatShare,
  yearRows,
  type Accuracy,
  type AccuracyRow,
} from './accuracy-rows.ts'

const COLUMNS = ['Items', 'Inside 50% range', 'Inside 80% range', 'Median factor', 'Declined'] as const

/** All that is published of one currency: overall, by category and by year of sale. */
export function AccuracyTable({ accuracy, currency }: { accuracy: Accuracy; currency: string }) {
  const others = categoryRows(accuracy).find(({ combines }) => combines !== '')
  return (
    <>
      <table className="mt-10 w-full max-w-4xl border-collapse text-left text-xs tabular-nums phone:text-base">
        <caption className="pb-2 text-left text-xl font-medium">All results, sales in {currency}</caption>
        <thead>
          <tr className="border-b border-edge align-bottom text-muted phone:text-sm">
            <th scope="col" className="w-1/3">
              <span className="sr-only">Group</span>
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="py-2 pl-1.5 text-right font-medium phone:pl-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="All items" figures={accuracy.overall} />
        </tbody>
        <Group title="By category" rows={categoryRows(accuracy)} />
        <Group title="By year of sale" rows={yearRows(accuracy)} />
      </table>
      {others && (
        <p className="mt-3 max-w-4xl text-sm text-muted">
          {others.name}: {others.combines}.
        </p>
      )}
    </>
  )
}

function Group({ title, rows }: { title: string; rows: readonly AccuracyRow[] }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      <tr className="border-b border-edge">
        <th scope="rowgroup" colSpan={COLUMNS.length + 1} className="pt-6 pb-2 font-semibold">
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.name} name={row.name} figures={row.figures} />
      ))}
    </tbody>
  )
}

function Row({ name, figures }: Pick<AccuracyRow, 'name' | 'figures'>) {
  const { lots, inHalf, inEightInTen, medianFactor, declined } = figures
  const cells = [
    formatCount(lots),
    formatShare(inHalf),
    formatShare(inEightInTen),
    formatFactor(medianFactor),
    formatShare(declined),
  ]
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-2 font-normal wrap-anywhere hyphens-auto">
        {name}
      </th>
      {cells.map((cell, place) => (
        <td key={COLUMNS[place]} className="py-2 pl-1.5 text-right phone:pl-4">
          {cell}
        </td>
      ))}
    </tr>
  )
}
