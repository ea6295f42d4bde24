import type {
  BillingNotification,
  IncomingNotification,
  ParsedNotification,
} from '../billing-notification.ts'
import type { AvangateSettings } from '../billing-settings.ts'
import { hmacHex, isSameSignature } from '../signatures.ts'
import { lengthPrefixed, readTime } from './avangate-signatures.ts'

type Fields = readonly (readonly [string, string])[]

/** What may be kept: nothing that tells who somebody is. */
const KEPT =
  /^(REFNO|REFNOEXT|ORDERSTATUS|IPN_DATE|IPN_PID\[\]|IPN_PCODE\[\]|IPN_QTY\[\]|IPN_TOTALGENERAL|CURRENCY|TEST_ORDER|EXTERNAL_CUSTOMER_REFERENCE|IPN_LICENSE_REF\[\]|LICENSE_CODE|LICENSE_PRODUCT|EXPIRATION_DATE|DISPATCH_REASON|DATE_UPDATED|STATUS|TEST|RECURRING)$/

/** What 2Checkout signs: every value but the signatures, in the order received. */
export const signedFields = (fields: Fields): string =>
  lengthPrefixed(
    fields.filter(([name]) => name !== 'HASH' && !name.startsWith('SIGNATURE_')).map(([, value]) => value),
  )

/** Values of notifications, in the order in which they came. */
export function parseAvangate(
  { kind, body }: IncomingNotification,
  settings: AvangateSettings,
): ParsedNotification {
  const fields = fieldsOf(body)
  if (!fields) return { outcome: 'refused', code: 'unreadable' }
  const value = (name: string) => fields.find(([each]) => each === name)?.[1] ?? ''
  const [sha3, sha2] = [value('SIGNATURE_SHA3_256'), value('SIGNATURE_SHA2_256')]
  if (sha3 === '' && sha2 === '')
    return { outcome: 'refused', code: value('HASH') === '' ? 'no-signature' : 'weak-signature' }
  const signed = signedFields(fields)
  const isGenuine =
    sha3 === ''
      ? isSameSignature(sha2, hmacHex('sha256', settings.secretKey, signed))
      : isSameSignature(sha3, hmacHex('sha3-256', settings.secretKey, signed))
  if (!isGenuine) return { outcome: 'refused', code: 'wrong-signature' }
  const isOrder = kind === 'avangate-ipn'
  const orNull = (name: string) => value(name) || null
  const isTest = /^(1|true)$/i.test(value(isOrder ? 'TEST_ORDER' : 'TEST'))
  const moment = readTime(isOrder ? '' : value('DATE_UPDATED'))
  const notification: BillingNotification = {
    kind,
    key: [
      kind,
      ...(isOrder
        ? ['REFNO', 'ORDERSTATUS', 'IPN_DATE']
        : ['LICENSE_CODE', 'DISPATCH_REASON', 'DATE_UPDATED']
      ).map(value),
    ].join(':'),
    event: value(isOrder ? 'ORDERSTATUS' : 'DISPATCH_REASON'),
    eventDate: isOrder ? momentOf(value('IPN_DATE')) : Number.isNaN(moment.getTime()) ? null : moment,
    accountReference: orNull('EXTERNAL_CUSTOMER_REFERENCE'),
    subscriptionReference: isOrder ? orNull('IPN_LICENSE_REF[]') : orNull('LICENSE_CODE'),
    orderReference: orNull('REFNO'),
    ourReference: null,
    checkoutKey: isOrder ? orNull('REFNOEXT') : null,
    isIgnored: isTest && !settings.countsTestOrders,
    record: Object.fromEntries(fields.filter(([name]) => KEPT.test(name))),
    receiptFields: isOrder
      ? [value('IPN_PID[]'), value('IPN_PNAME[]'), value('IPN_DATE')]
      : [value('LICENSE_CODE'), value('EXPIRATION_DATE')],
  }
  return { outcome: 'accepted', notification }
}

/** `20261123090500`. */
function momentOf(text: string): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)
  return parts ? new Date(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z`) : null
}

function fieldsOf(body: Uint8Array): Fields | null {
  try {
    // A list's names may carry their place in the brackets.
    return [...new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body))].map(
      ([name, value]) => [name.replace(/\[\d+\]$/, '[]'), value] as const,
    )
  } catch {
    return null
  }
}
