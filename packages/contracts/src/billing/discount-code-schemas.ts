import { z } from 'zod'
import { billingPeriods, currencies } from '../identity/billing.ts'
import { measuredText } from '../measured-text.ts'
import { billingMessages as messages } from './messages.ts'
import { AMOUNT_MAX, minorUnitsOf } from './money.ts'
import { soldProducts } from './products.ts'
import { providersIdSchema } from './rate-plan-schemas.ts'
import { discountKinds } from './stored.ts'

export const discountCodeLimits = {
  codeMin: 4,
  codeMax: 40,
  paymentsMax: 100,
  redemptionsMax: 1_000_000,
} as const

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
const DASH = /\s*[\p{Pd}\u2212]\s*/gu

/** As it is stored: in capitals, without spaces around it, and every kind of dash as a hyphen. */
export function normalizedCode(typed: string): string {
  return typed.normalize('NFKC').replace(INVISIBLE, '').replace(DASH, '-').trim().toUpperCase()
}

/** The codes that a text can mean: a space inside it stands for a hyphen, or came with the copy. */
export function meantCodes(typed: string): string[] {
  const code = normalizedCode(typed)
  return [...new Set([code.replace(/\s+/g, '-'), code.replace(/\s+/g, '')])]
}

const codeSchema = measuredText(discountCodeLimits.codeMax, {
  missing: messages.codeMissing,
  tooLong: messages.codeInvalid,
})
  .transform(normalizedCode)
  .pipe(
    z
      .string()
      .min(1, messages.codeMissing)
      .regex(/^(?:[A-Z0-9-]{4,40})?$/, messages.codeInvalid),
  )

const typedAmount = measuredText(12, { tooLong: messages.amountInvalid }).trim().nullable().optional()

/** By currency, as typed; an empty one is none. */
const amountsSchema = z
  .object({ USD: typedAmount, EUR: typedAmount, GBP: typedAmount, CAD: typedAmount } satisfies Record<
    (typeof currencies)[number],
    unknown
  >)
  .default({})
  .superRefine((amounts, context) => {
    for (const currency of currencies) {
      const typed = amounts[currency]
      if (!typed) continue
      const units = minorUnitsOf(typed)
      if (units === null || units === 0 || units > AMOUNT_MAX)
        context.addIssue({ code: 'custom', path: [currency], message: messages.amountInvalid })
    }
  })
  .transform((amounts) =>
    currencies.flatMap((currency) => {
      const typed = amounts[currency]
      return typed ? [{ currency, amount: minorUnitsOf(typed) ?? 0 }] : []
    }),
  )

const instantSchema = measuredText(30, { tooLong: messages.dateInvalid })
  .pipe(z.iso.datetime({ offset: true, error: messages.dateInvalid }))
  .transform((iso) => new Date(iso))
  .nullable()
  .default(null)

export const discountCodeInputSchema = z
  .object({
    code: codeSchema,
    kind: z.enum(discountKinds),
    percent: z
      .int(messages.percentInvalid)
      .min(1, messages.percentInvalid)
      .max(100, messages.percentInvalid)
      .nullable()
      .default(null),
    amounts: amountsSchema,
    products: z
      .array(z.enum(soldProducts), messages.productsMissing)
      .min(1, messages.productsMissing)
      .max(soldProducts.length),
    billingPeriods: z
      .array(z.enum(billingPeriods), messages.periodsMissing)
      .min(1, messages.periodsMissing)
      .max(billingPeriods.length),
    /** Null: for all payments. */
    payments: z
      .int(messages.paymentsInvalid)
      .min(1, messages.paymentsInvalid)
      .max(discountCodeLimits.paymentsMax, messages.paymentsInvalid)
      .nullable()
      .default(null),
    /** Both may be open; `validUntil` is the first moment at which it is not valid any more. */
    validFrom: instantSchema,
    validUntil: instantSchema,
    maxRedemptions: z
      .int(messages.redemptionsInvalid)
      .min(1, messages.redemptionsInvalid)
      .max(discountCodeLimits.redemptionsMax, messages.redemptionsInvalid)
      .nullable()
      .default(null),
    zuoraRatePlanId: providersIdSchema,
    avangateCoupon: providersIdSchema,
  })
  .superRefine(({ kind, percent, amounts, validFrom, validUntil }, context) => {
    if (kind === 'percent' && percent === null)
      context.addIssue({ code: 'custom', path: ['percent'], message: messages.percentInvalid })
    if (kind === 'amount' && amounts.length === 0)
      context.addIssue({ code: 'custom', path: ['amounts', 'USD'], message: messages.amountsMissing })
    if (validFrom && validUntil && validFrom >= validUntil)
      context.addIssue({ code: 'custom', path: ['validUntil'], message: messages.untilBeforeFrom })
  })
  // What belongs to the other kind is not kept.
  .transform((input) => (input.kind === 'percent' ? { ...input, amounts: [] } : { ...input, percent: null }))
export type DiscountCodeInput = z.output<typeof discountCodeInputSchema>

export const managedDiscountCodeSchema = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(discountKinds),
  percent: z.int().nullable(),
  /** By currency, '5.00'. */
  amounts: z.partialRecord(z.enum(currencies), z.string()),
  products: z.array(z.enum(soldProducts)),
  billingPeriods: z.array(z.enum(billingPeriods)),
  payments: z.int().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  maxRedemptions: z.int().nullable(),
  zuoraRatePlanId: z.string().nullable(),
  avangateCoupon: z.string().nullable(),
  /** How often it was used in a payment that is done, and in one that is open. */
  counted: z.int(),
  reserved: z.int(),
  revision: z.int(),
})
export type ManagedDiscountCode = z.infer<typeof managedDiscountCodeSchema>
