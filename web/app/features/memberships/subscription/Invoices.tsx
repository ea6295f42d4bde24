import { useQuery } from '@tanstack/react-query'
import { fillPath } from '@vitrine/contracts/client'
import * as endpoints from '@vitrine/contracts/memberships/endpoints'
import { displayPrice, membershipLimits } from '@vitrine/contracts/memberships/plans'
import type { Invoice } from '@vitrine/contracts/memberships/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { saveFile } from '../../vault/shared/save-file.ts'
import { DialogFailure } from '../activation/DialogForm.tsx'
import { downloadInvoice, invoices } from '../queries/own-membership.ts'

const PAGE = membershipLimits.invoicesPerPage
/** A phone has no room for a column of numbers: there they stand below the date. */
const FROM_PHONE = 'hidden phone:table-cell'

/** Newest first; nothing where there never was one. */
export function Invoices() {
  const [offset, setOffset] = useState(0)
  const { failed, save } = useInvoiceFile()
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
                <th
                  key={name}
                  scope="col"
                  className={`py-2 pr-4 font-medium ${name === 'Number' ? FROM_PHONE : ''}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} onSave={() => void save(invoice)} />
            ))}
          </tbody>
        </table>
      </div>
      {failed && (
        <DialogFailure
          text={`Invoice ${failed.invoice.number} could not be opened. ${failed.text}`}
          onRetry={() => void save(failed.invoice)}
        />
      )}
      {data.meta.total > PAGE && (
        <p className="flex gap-3">
          <button
            type="button"
            className="button-plain"
            disabled={offset === 0}
            onClick={() => setOffset(offset - PAGE)}
          >
            Newer
          </button>
          <button
            type="button"
            className="button-plain"
            disabled={offset + PAGE >= data.meta.total}
            onClick={() => setOffset(offset + PAGE)}
          >
            Older
          </button>
        </p>
      )}
    </AccountSection>
  )
}

/**
 * Saves an invoice as the payment company prints it; one that does not come says so here, and not in a
 * browser's download list.
 */
function useInvoiceFile() {
  const [failed, setFailed] = useState<{ invoice: Invoice; text: string } | null>(null)
  const save = async (invoice: Invoice) => {
    setFailed(null)
    try {
      saveFile(await downloadInvoice(browserCall, invoice.id), `invoice-${invoice.number}.pdf`)
    } catch (error) {
      setFailed({ invoice, text: failureOf(error).text })
    }
  }
  return { failed, save }
}

function InvoiceRow({
  invoice: { id, date, number, amount, currency, status, hasPdf },
  onSave,
}: {
  invoice: Invoice
  onSave: () => void
}) {
  return (
    <tr className="border-b border-hairline">
      <td className="py-3 pr-4 whitespace-nowrap">
        <Day iso={date} />
        <span className="block text-sm text-muted phone:hidden">{number}</span>
      </td>
      <td className={`py-3 pr-4 ${FROM_PHONE}`}>{number}</td>
      <td className="py-3 pr-4 whitespace-nowrap">{displayPrice(amount, currency)}</td>
      <td className={`py-3 pr-4 ${status === 'Unpaid' ? 'text-oxblood' : ''}`}>{status}</td>
      <td>
        {hasPdf && (
          <a
            href={fillPath(endpoints.downloadInvoice.path, { params: { id } })}
            download
            className="text-link inline-flex min-h-11 items-center"
            onClick={(event) => {
              event.preventDefault()
              onSave()
            }}
          >
            PDF<span className="sr-only"> of {number}</span>
          </a>
        )}
      </td>
    </tr>
  )
}
