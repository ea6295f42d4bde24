import { z } from 'zod'
import { lenientParameter, measuredText } from '../measured-text.ts'

const calloutText = measuredText(200)
  .max(200)
  .nullable()
  .default(null)
  .transform((value) => value ?? '')

/**
 * The values that `X-Callout-Signature` is made over, in this order, joined by `|`. A value that is null
 * counts as ''.
 */
export const zuoraCalloutSchema = z.object({
  eventCategory: calloutText,
  eventTimestamp: calloutText,
  accountNumber: calloutText,
  subscriptionNumber: calloutText,
  orderNumber: calloutText,
  invoiceNumber: calloutText,
  paymentNumber: calloutText,
})

/**
 * A field of a form, in the order received; one that stands several times ('IPN_PID[]') is one entry each
 * time.
 */
export interface FormField {
  name: string
  value: string
}

const MOST_FIELDS = 500
const MOST_CHARACTERS = 4_000

function formFieldsOf(body: unknown): FormField[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body)
    .flatMap(([name, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value]).map((each) => ({ name, value: String(each) })),
    )
    .slice(0, MOST_FIELDS)
    .filter(({ name, value }) => name.length <= MOST_CHARACTERS && value.length <= MOST_CHARACTERS)
}

/** Never refused by its form: its signature, which is made over every value, says whether it is whole. */
export const avangateFormSchema = lenientParameter(0, formFieldsOf)
