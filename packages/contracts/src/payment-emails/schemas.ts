import { z } from 'zod'
import { EMAIL_MAX } from '../email.ts'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { listMetaSchema, offsetSchema } from '../paging.ts'
import { parseOffset } from '../offset.ts'
import { textParameter } from '../parameters.ts'
import { longTextSchema } from '../written-text.ts'
import { paymentEmailMessages as messages, paymentEmailLimits as limits } from './messages.ts'

/** The address of a payment account (PayPal) that was seen in purchases, or that staff blocked before it was. */
export const paymentEmailSchema = z.object({
  paypalEmail: z.string(),
  /** Whether it may begin no trial, purchase, change or conversion. */
  blocked: z.boolean(),
  notes: z.string(),
  /** When it last paid; null where it was never seen. */
  lastSeenDate: z.string().nullable(),
  /** The accounts that it was seen in purchases of. */
  accounts: z.array(z.object({ id: z.int(), email: z.string() })),
})
export type PaymentEmail = z.infer<typeof paymentEmailSchema>

/** A number of rows; anything else than 1 to 100 is read as the nearest of them, and no number as 20. */
const maxParameter = lenientParameter(40, (value) =>
  Math.min(parseOffset(value) || limits.pageSize, limits.pageMax),
).pipe(z.int())

export const paymentEmailQuerySchema = z.object({
  /** A part of the address; empty lists all. */
  paypalEmail: textParameter(EMAIL_MAX),
  offset: offsetSchema,
  max: maxParameter,
})

export const paymentEmailListSchema = z.object({ results: z.array(paymentEmailSchema), meta: listMetaSchema })

const paypalEmailSchema = measuredText(EMAIL_MAX, {
  missing: messages.emailMissing,
  tooLong: messages.emailInvalid,
})
  .trim()
  .min(1, messages.emailMissing)
  .max(EMAIL_MAX, messages.emailInvalid)

export const blockInputSchema = z.object({
  paypalEmail: paypalEmailSchema,
  block: z.boolean(messages.blockMissing),
})

export const notesInputSchema = z.object({
  paypalEmail: paypalEmailSchema,
  notes: longTextSchema(limits.notesMax, messages.notesTooLong),
})

export const paymentEmailResponseSchema = z.object({ response: paymentEmailSchema })
