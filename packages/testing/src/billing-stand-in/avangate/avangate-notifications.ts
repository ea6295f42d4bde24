import { signedFields } from '@vitrine/platform/billing/avangate/avangate-notifications'
import { lengthPrefixed, writtenTime } from '@vitrine/platform/billing/avangate/avangate-signatures'
import { hmacHex } from '@vitrine/platform/billing/signatures'
import type { Ledger, LedgerEvent } from '../ledger/ledger.ts'
import { orderEntries, subscriptionView } from './avangate-views.ts'

type Fields = [string, string][]

const ORDER_STATUS: Partial<Record<LedgerEvent['type'], string>> = {
  'payment-processed': 'COMPLETE',
  refund: 'REFUND',
  chargeback: 'REVERSED',
}
const REASONS: Partial<Record<LedgerEvent['type'], string>> = {
  'payment-declined': 'SUBSCRIPTION_PAST_DUE',
  'subscription-changed': 'SUBSCRIPTION_UPDATED',
  'subscription-ended': 'SUBSCRIPTION_EXPIRED',
}

/** What 2Checkout would post of an event: of an order (IPN), or of a subscription (LCN). */
export function notificationOf(
  ledger: Ledger,
  event: LedgerEvent,
): { kind: 'avangate-ipn' | 'avangate-lcn'; fields: Fields } {
  const { subscription, type } = event
  const moment = writtenTime(new Date(ledger.now()))
  const status = ORDER_STATUS[type]
  if (status !== undefined) {
    const entry = orderEntries(ledger).find(({ payment }) => payment?.number === event.payment)
    return {
      kind: 'avangate-ipn',
      fields: [
        ['REFNO', entry?.reference ?? ''],
        ['REFNOEXT', entry?.order?.externalReference ?? ''],
        ['ORDERSTATUS', status],
        ['PAYMETHOD', 'Visa/MasterCard'],
        ['FIRSTNAME', 'Ann'],
        ['LASTNAME', 'Exämple'],
        ['CUSTOMEREMAIL', ledger.account(subscription.account)?.email ?? ''],
        ['CURRENCY', subscription.currency],
        ['IPN_PID[]', '4711'],
        ['IPN_PNAME[]', subscription.planId],
        ['IPN_PCODE[]', subscription.planId],
        ['IPN_QTY[]', String(subscription.quantity)],
        ['IPN_LICENSE_REF[]', subscription.number],
        ['IPN_TOTALGENERAL', ((entry?.payment?.amount ?? 0) / 100).toFixed(2)],
        ['EXTERNAL_CUSTOMER_REFERENCE', subscription.account],
        ['TEST_ORDER', '1'],
        ['IPN_DATE', moment.replaceAll(/\D/g, '')],
      ],
    }
  }
  return {
    kind: 'avangate-lcn',
    fields: [
      ['FIRST_NAME', 'Ann'],
      ['LAST_NAME', 'Exämple'],
      ['EMAIL', ledger.account(subscription.account)?.email ?? ''],
      ['EXTERNAL_CUSTOMER_REFERENCE', subscription.account],
      ['LICENSE_CODE', subscription.number],
      ['LICENSE_PRODUCT', subscription.planId],
      ['EXPIRATION_DATE', subscriptionView(ledger, subscription).ExpirationDate],
      ['DISPATCH_REASON', REASONS[type] ?? 'SUBSCRIPTION_UPDATED'],
      ['DATE_UPDATED', moment],
      ['TEST', '1'],
    ],
  }
}

export function signedBody(fields: Fields, key: string): string {
  const signed = signedFields(fields)
  return new URLSearchParams([
    ...fields,
    ['SIGNATURE_SHA2_256', hmacHex('sha256', key, signed)],
    ['SIGNATURE_SHA3_256', hmacHex('sha3-256', key, signed)],
  ]).toString()
}

/** Whether what the product responded is the receipt of what was posted. */
export function isAvangateReceipt(
  kind: 'avangate-ipn' | 'avangate-lcn',
  posted: string,
  response: string,
  key: string,
): boolean {
  const [, date = '', hash = ''] =
    /<sig algo="sha256" date="(\d{14})">([\da-f]{64})<\/sig>/i.exec(response) ?? []
  const fields = new URLSearchParams(posted)
  const names =
    kind === 'avangate-ipn' ? ['IPN_PID[]', 'IPN_PNAME[]', 'IPN_DATE'] : ['LICENSE_CODE', 'EXPIRATION_DATE']
  return (
    date !== '' &&
    hash === hmacHex('sha256', key, lengthPrefixed([...names.map((name) => fields.get(name) ?? ''), date]))
  )
}
