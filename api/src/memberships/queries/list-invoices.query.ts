import type { Invoice } from '@vitrine/contracts/memberships/schemas'
import type { Executor } from '@vitrine/database/database'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import { AppError } from '@vitrine/platform/app-error'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import { decimalText } from '@vitrine/platform/billing/money'
import { accountReferenceOf } from '@vitrine/platform/billing/operations'
import type { InvoiceFile, ProviderInvoice } from '@vitrine/platform/billing/records'

interface Source {
  executor: Executor
  providers: BillingProviders
}

const words = { paid: 'Paid', unpaid: 'Unpaid', refunded: 'Refunded' } as const

/**
 * The account's invoices at every provider that it has had a checkout at, newest first. @throws AppError
 * BILLING_UNAVAILABLE
 */
export async function listInvoices(source: Source, userId: number): Promise<Invoice[]> {
  const found: { provider: BillingProvider; invoice: ProviderInvoice }[] = []
  for (const provider of await providersOf(source, userId)) {
    const read = await provider.listInvoices({ accountReference: accountReferenceOf(userId) })
    if (read.outcome === 'refused' || read.outcome === 'unknown') throw new AppError('BILLING_UNAVAILABLE')
    if (read.outcome === 'done') found.push(...read.value.map((invoice) => ({ provider, invoice })))
  }
  return found
    .toSorted((one, other) => other.invoice.date.getTime() - one.invoice.date.getTime())
    .map(({ provider, invoice: { reference, number, date, amount, state } }) => ({
      id: `${provider.name}-${reference}`,
      date: date.toISOString(),
      number,
      amount: decimalText(amount.amount),
      currency: amount.currency,
      status: words[state],
      hasPdf: true,
    }))
}

/** One of them as the provider prints it. @throws AppError NOT_FOUND, BILLING_UNAVAILABLE */
export async function readInvoice(source: Source, userId: number, id: string): Promise<InvoiceFile> {
  const provider = (await providersOf(source, userId)).find(({ name }) => id.startsWith(`${name}-`))
  if (!provider) throw new AppError('NOT_FOUND')
  const read = await provider.readInvoice({
    accountReference: accountReferenceOf(userId),
    invoiceReference: id.slice(provider.name.length + 1),
  })
  if (read.outcome === 'done') return read.value
  throw new AppError(read.outcome === 'absent' ? 'NOT_FOUND' : 'BILLING_UNAVAILABLE')
}

async function providersOf({ executor, providers }: Source, userId: number): Promise<BillingProvider[]> {
  const rows = await executor
    .selectFrom('billing_checkouts')
    .select('provider')
    .distinct()
    .where('user_id', '=', userId)
    .where('state', 'in', ['done', 'declined', 'waiting'])
    .execute()
  return rows.flatMap(({ provider }) => providers.named(provider) ?? [])
}
