import { hash } from 'node:crypto'
import { z } from 'zod'
import type {
  BillingNotification,
  IncomingNotification,
  NotificationReceipt,
  ParsedNotification,
} from '../billing-notification.ts'
import { hmacHex, isSameSignature } from '../signatures.ts'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))
const calloutSchema = z.object({
  eventCategory: text,
  eventTimestamp: text,
  accountNumber: text,
  subscriptionNumber: text,
  orderNumber: text,
  invoiceNumber: text,
  paymentNumber: text,
})
const fieldNames = [
  'eventCategory',
  'eventTimestamp',
  'accountNumber',
  'subscriptionNumber',
  'orderNumber',
  'invoiceNumber',
  'paymentNumber',
] as const

/** What the callout template signs: its seven values in their order. */
export const signedCallout = (fields: Readonly<Record<string, string>>): string =>
  fieldNames.map((name) => fields[name] ?? '').join('|')

export function parseCallout(
  { kind, headers, body }: IncomingNotification,
  secret: string,
): ParsedNotification {
  const signature = headers['x-callout-signature']
  if (typeof signature !== 'string' || signature === '') return { outcome: 'refused', code: 'no-signature' }
  const fields = fieldsOf(body)
  if (!fields) return { outcome: 'refused', code: 'unreadable' }
  const signed = signedCallout(fields)
  if (!isSameSignature(signature, hmacHex('sha256', secret, signed)))
    return { outcome: 'refused', code: 'wrong-signature' }
  const orNull = (value: string) => (value === '' ? null : value)
  const eventDate = new Date(fields.eventTimestamp)
  return {
    outcome: 'accepted',
    notification: {
      kind,
      // Not by Zuora-Request-Id: each try of the same callout has another.
      key: `${kind}:${hash('sha256', signed)}`,
      event: fields.eventCategory,
      eventDate: Number.isNaN(eventDate.getTime()) ? null : eventDate,
      accountReference: orNull(fields.accountNumber),
      subscriptionReference: orNull(fields.subscriptionNumber),
      orderReference: orNull(fields.orderNumber),
      ourReference: fields.orderNumber.startsWith('VIT-') ? fields.orderNumber : null,
      checkoutKey: null,
      isIgnored: false,
      record: fields,
      receiptFields: [],
    },
  }
}

/** Only the status 200 counts. */
export const calloutReceipt = (_notification: BillingNotification): NotificationReceipt => ({
  status: 200,
  contentType: 'application/json',
  body: '{"received":true}',
})

function fieldsOf(body: Uint8Array): z.infer<typeof calloutSchema> | null {
  try {
    const parsed = calloutSchema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
