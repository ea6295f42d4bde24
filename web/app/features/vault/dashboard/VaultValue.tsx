import { useQuery } from '@tanstack/react-query'
import type { VaultValue as Value } from '@vitrine/contracts/vault-items/valuations'
import { lazy, Suspense } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { PriceChart } from '../../../shared/charts/PriceChart.tsx'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { StatTile } from '../../../shared/ui/figures/StatTile.tsx'
import { vaultValue } from '../queries/values.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { GroupTable, type GroupTableProps } from './GroupTable.tsx'
import { type ComparedGroup, comparedGroups, VAULT_VALUE } from './value-groups.ts'

interface VaultValueProps {
  /** What stands above has not come yet: this would only be pushed away by it. */
  isHeld: boolean
}

/**
 * What the vault is worth by its stored scores: in all, over time, and beside what its items cost. Nothing
 * until an item has one.
 */
export default function VaultValue({ isHeld }: VaultValueProps) {
  const { data, error, refetch } = useQuery(vaultValue(browserCall))
  // A chart takes its size from its place, and has none yet.
  if (isHeld || (!error && !data?.values.length)) return null
  return (
    <section id={VAULT_VALUE} className="mt-12 scroll-mt-24">
      <h2 className="text-2xl font-medium">Value of your Vault</h2>
      {data && <Told value={data} />}
      {error && !data && <RetryFailure text={failureOf(error).text} onRetry={refetch} />}
    </section>
  )
}

function Told({ value }: { value: Value }) {
  const { values, itemsCount, oldestAt, newestAt, history, categories, collections } = value
  // As their sums above; one that no item is valued in any more has none.
  const byValued = values.flatMap(({ currency }) => history.filter((its) => its.currency === currency))
  return (
    <>
      <dl className="mt-5 grid gap-4 phone:grid-cols-2 desktop:grid-cols-3">
        {values.map(({ currency, value: sum, valued }) => (
          <StatTile
            key={currency}
            name="Sum of middle estimates"
            value={formatMoney(sum, currency)}
            note={`${formatCount(valued)} of ${counted(itemsCount, 'item')} valued`}
          />
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-sm text-muted">
        {oldestAt && newestAt && (
          <>
            From WorthScores of <Day iso={oldestAt} />
            {formatDay(oldestAt) !== formatDay(newestAt) && (
              <>
                {' '}
                to <Day iso={newestAt} />
              </>
            )}
            .{' '}
          </>
        )}
        Ranges are not added up: not all items would sell at their lowest or highest.
        {values.length > 1 && ' Currencies are neither added nor converted.'}
      </p>
      {byValued.map(({ currency, days }) => (
        <section key={currency} className="mt-8">
          <h3 className="mb-4 text-xl font-medium">
            Value over time{byValued.length > 1 ? `, ${currency}` : ''}
          </h3>
          <PriceChart
            title="The items of today by the WorthScores of each day"
            currency={currency}
            pointName="Day"
            priceName="Sum of middle estimates"
            countName="Items valued"
            points={days.map(({ day, value: price, valued }) => ({
              day,
              label: formatDay(day),
              price,
              sales: valued,
            }))}
            connected
          />
          <p className="mt-2 max-w-prose text-sm text-muted">
            The sum also rises when one more of your items is valued.
          </p>
        </section>
      ))}
      <Groups title="By category" named="Category" unnamed="No category" groups={categories} />
      <Groups title="By collection" named="Collection" unnamed="In no collection" groups={collections} />
    </>
  )
}

function Groups({ title, named, unnamed, groups }: GroupTableProps) {
  const compared = comparedGroups([...groups], unnamed)
  const count = compared.reduce((sum, { items }) => sum + items, 0)
  return (
    <section className="mt-10">
      <h3 className="mb-4 text-xl font-medium">{title}</h3>
      {count > 0 && (
        <>
          <ValueAndCost title={`Value and cost, ${title.toLowerCase()}`} named={named} groups={compared} />
          <p className="mt-2 mb-4 max-w-prose text-sm text-muted">
            Value beside purchase price, of {counted(count, 'item')} whose purchase price is known and whose
            value is in US dollars.
          </p>
        </>
      )}
      <GroupTable title={title} named={named} unnamed={unnamed} groups={groups} />
    </section>
  )
}

/** The library that draws is large: it comes when a chart is shown. */
const ValueAndCostPlot = lazy(() => loadChunk(() => import('./ValueAndCostPlot.tsx')))

/** More are in the table alone. */
const DRAWN_MOST = 8

/** As the plot hatches it. */
const HATCHED = 'repeating-linear-gradient(45deg, var(--ink) 0 1px, transparent 1px 4px)'

/** Two bars a group, and the same as a table: for screen readers, for copying, and while the drawing loads. */
function ValueAndCost({
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
