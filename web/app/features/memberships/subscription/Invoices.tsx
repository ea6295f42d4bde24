import { useQuery } from '@tanstack/react-query'
import { fillPath } from '@vitrine/contracts/client'
import { invoicePdf } from '@vitrine/contracts/memberships/paths'
import { displayPrice, membershipLimits } from '@vitrine/contracts/memberships/plans'
import type { Invoice } from '@vitrine/contracts/memberships/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { DialogFailure } from '../activation/DialogFailure.tsx'
import { invoices } from '../queries/own-membership.ts'

const PAGE = membershipLimits.invoicesPerPage

/** Newest first; nothing where there never was one. */
export function Invoices() {
  const [offset, setOffset] = useState(0)
  const { data, error, refetch } = useQuery(invoices(browserCall, offset))
  if (!data && error) {
    return (
      <AccountSection title="Invoices">
        <DialogFailure text={failureOf(error).text} onRetry={() => void refetch()} />
      </AccountSection>
    )
  }
  if (!data || data.meta.total === 0) return null
  return (
    <AccountSection title="Invoices">
      <div className="overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-hairline text-sm text-muted">
              {['Date', 'Number', 'Amount', 'Status', 'PDF'].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      </div>
      {data.meta.total > PAGE && (
        <p className="flex gap-3">
          <button type="button" className="button-plain" disabled={offset === 0} onClick={() => setOffset(offset - PAGE)}>
            Newer
          </button>
          <button type="button" className="button-plain" disabled={offset + PAGE >= data.meta.total} onClick={() => setOffset(offset + PAGE)}>
            Older
          </button>
        </p>
      )}
    </AccountSection>
  )
}

function InvoiceRow({ invoice: { id, date, number, amount, currency, status, hasPdf } }: { invoice: Invoice }) {
  return (
    <tr className="border-b border-hairline">
      <td className="py-3 pr-4 whitespace-nowrap">
        <Day iso={date} />
      </td>
      {/* A long number breaks rather than push the table beyond a phone. */}
      <td className="py-3 pr-4 wrap-anywhere">{number}</td>
      <td className="py-3 pr-4 whitespace-nowrap">{displayPrice(amount, currency)}</td>
      <td className={`py-3 pr-4 ${status === 'Unpaid' ? 'text-oxblood' : ''}`}>{status}</td>
      <td>
        {hasPdf && (
          <a href={fillPath(invoicePdf.path, { params: { id } })} download className="text-link inline-flex min-h-11 items-center">
            PDF<span className="sr-only"> of {number}</span>
          </a>
        )}
      </td>
    </tr>
  )
}
