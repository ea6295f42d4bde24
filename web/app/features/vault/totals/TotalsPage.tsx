import { useQuery } from '@tanstack/react-query'
import { choiceLabel } from '@vitrine/contracts/choices'
import { ownerships } from '@vitrine/contracts/vault-items/ownership'
import { costKinds, valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import type { ExchangeRate } from '@vitrine/contracts/vault-records/settings'
import type { RecordTotals } from '@vitrine/contracts/vault-records/totals'
import { lazy, Suspense } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { StatTile } from '../../../shared/ui/figures/StatTile.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { recordSettings, recordTotals } from '../queries/records.ts'
import { RetryFailure } from '../shared/RetryFailure.tsx'
import { useMayChange } from '../shared/vault-access.ts'
import { convertedTo } from './converted.ts'

const ExchangeRates = lazy(() => loadChunk(() => import('./ExchangeRates.tsx')))

/** What the vault's own items cost and are worth, by currency and basis. */
export function TotalsPage() {
  const mayChange = useMayChange()
  const totals = useQuery({ ...recordTotals(browserCall), meta: { essential: true } })
  const settings = useQuery(recordSettings(browserCall))
  const error = totals.error ?? settings.error
  return (
    <>
      <h1 className="text-3xl font-medium tablet:text-4xl">Costs and Values</h1>
      <p className="mt-3 max-w-prose text-muted">
        Of the items that are yours: those that are on loan to others, consigned or for sale are among them.
        Currencies are never added together.
      </p>
      {error && !(totals.data && settings.data) && (
        <RetryFailure
          text={failureOf(error).text}
          onRetry={() => Promise.all([totals.refetch(), settings.refetch()])}
        />
      )}
      {!error && !(totals.data && settings.data) && <ListSkeleton />}
      {totals.data && settings.data && (
        <>
          <Totals totals={totals.data} rates={settings.data.exchangeRates} />
          {mayChange && (
            <Suspense>
              <ExchangeRates rates={settings.data.exchangeRates} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

interface TotalsProps {
  totals: RecordTotals
  rates: readonly ExchangeRate[]
}

function Totals({ totals, rates }: TotalsProps) {
  const { ownItems, costs, costsByKind, withoutCost, valuations, notValued, insured, notInsured } = totals
  if (ownItems === 0) return <p className="mt-8">No item of your vault is yours at the moment.</p>
  return (
    <>
      <section className="mt-10">
        <h2 className="text-2xl font-medium">Cost</h2>
        <Sums sums={costs} name="Cost" of={ownItems} told="have a cost" rates={rates} />
        {withoutCost > 0 && <p className="mt-3 text-muted">{counted(withoutCost, 'item')} without a cost.</p>}
        <SumTable
          title="Cost by kind"
          named="Kind"
          rows={costsByKind.map(({ kind, ...sum }) => ({ ...sum, name: choiceLabel(costKinds, kind) }))}
        />
      </section>
      <section className="mt-12">
        <h2 className="text-2xl font-medium">Insured value</h2>
        <Sums sums={insured} name="Insured value" of={ownItems} told="have one" rates={rates} />
        {notInsured > 0 && (
          <p className="mt-3 text-muted">
            {counted(notInsured, 'item')} without a valuation that is marked as the insured value.
          </p>
        )}
      </section>
      <section className="mt-12">
        <h2 className="text-2xl font-medium">Valuations</h2>
        <p className="mt-2 max-w-prose text-muted">
          Of each item the newest valuation of a basis, of a range its middle. Values of different bases
          cannot be compared. WorthScores are on the dashboard.
        </p>
        <SumTable
          title="Valuations by basis"
          named="Basis"
          rows={valuationBases.flatMap(({ name, label }) => [
            ...valuations.filter(({ basis }) => basis === name).map((sum) => ({ ...sum, name: label })),
            ...notValued
              .filter(({ basis, items }) => basis === name && items > 0)
              .map(({ items }) => ({ name: label, items, currency: null, amount: 0 })),
          ])}
        />
      </section>
      <section className="mt-12">
        <h2 className="text-2xl font-medium">Ownership</h2>
        <ul className="mt-3 grid gap-1">
          {totals.ownerships.map(({ ownership, items }) => (
            <li key={ownership}>
              {choiceLabel(ownerships, ownership)}: {formatCount(items)}
              {ownerships.some(({ name, isOwn }) => name === ownership && !isOwn) && (
                <span className="text-muted"> (not counted above)</span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

interface Sum {
  currency: string
  amount: number
  items: number
}

interface SumsProps {
  sums: readonly Sum[]
  name: string
  of: number
  told: string
  rates: readonly ExchangeRate[]
}

/** A tile for each currency, and below what they are together by the member's own rates. */
function Sums({ sums, name, of, told, rates }: SumsProps) {
  const targets = [...new Set(rates.map(({ to }) => to))]
  const converted = targets.flatMap((currency) => convertedTo(currency, sums, rates) ?? [])
  return (
    <>
      {sums.length > 0 && (
        <dl className="mt-5 grid gap-4 phone:grid-cols-2 desktop:grid-cols-3">
          {sums.map(({ currency, amount, items }) => (
            <StatTile
              key={currency}
              name={`${name}, ${currency}`}
              value={formatMoney(amount, currency)}
              note={`${formatCount(items)} of ${counted(of, 'item')} ${told}`}
            />
          ))}
        </dl>
      )}
      {converted.map(({ currency, amount, rates: used }) => (
        <p key={currency} className="mt-3 max-w-prose">
          Together {formatMoney(amount, currency)} by your rates:{' '}
          {used.map(({ from, to, rate, day }, at) => (
            <span key={from}>
              {at > 0 && '; '}1 {from} = {rate} {to} on <Day iso={day} />
            </span>
          ))}
          .
        </p>
      ))}
    </>
  )
}

interface SumTableProps {
  title: string
  named: string
  /** Without a currency: items of which there is no sum. */
  rows: readonly { name: string; currency: string | null; amount: number; items: number }[]
}

function SumTable({ title, named, rows }: SumTableProps) {
  if (rows.length === 0) return null
  return (
    <table className="mt-6 w-full max-w-2xl text-sm tabular-nums" aria-label={title}>
      <thead>
        <tr className="border-b border-hairline text-left text-muted">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {named}
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-medium">
            Items
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-medium">
            Sum
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, currency, amount, items }) => (
          <tr key={`${name} ${currency}`} className="border-b border-hairline align-top">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5 pl-4 text-right">{formatCount(items)}</td>
            <td className="py-1.5 pl-4 text-right whitespace-nowrap">
              {currency === null ? (
                <span className="text-muted">not valued</span>
              ) : (
                formatMoney(amount, currency)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
