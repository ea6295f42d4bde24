import { z } from 'zod'
import { orElse } from '../or-else.ts'
import { isCalendarDay } from '../calendar-day.ts'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { vaultItemLimits } from '../vault-items/limits.ts'
import { atMost } from '../vault-items/messages.ts'
import { lengthOf, normalizeLine, normalizeLines } from '../vault-items/plain-text.ts'
import { isCurrency } from './currencies.ts'
import { recordLimits as limits } from './limits.ts'
import { recordMessages as messages } from './messages.ts'
import { namesOf } from '../choices.ts'
import { costKinds, measures, measureUnits, photoRoles, unitsOf, valuationBases } from './row-choices.ts'

/** Rows of the lists that a record holds. A list is always sent, stored and shown whole, in its order. */

const oneOf = <const Choices extends readonly { name: string }[]>(choices: Choices) =>
  z.enum(namesOf(choices), messages.choiceUnknown)

/** One line, '' where there is none. */
export const recordLine = (max: number) =>
  measuredText(max, { tooLong: atMost(max) })
    .transform(normalizeLine)
    .pipe(
      z
        .string()
        .refine((text) => lengthOf(text) <= max, { error: atMost(max), params: { errorCode: 'Size' } })
        .refine(isOneLine, messages.oneLine),
    )

/** Several lines, '' where there are none. */
export const recordText = (max: number) =>
  measuredText(max, { tooLong: atMost(max) })
    .transform(normalizeLines)
    .pipe(
      z.string().refine((text) => lengthOf(text) <= max, {
        error: atMost(max),
        params: { errorCode: 'Size' },
      }),
    )

const required = (line: z.ZodType<string, string>) =>
  line.pipe(
    z.string().refine((text) => text !== '', { error: messages.required, params: { errorCode: 'null' } }),
  )

/** An amount of a currency, above 0 and in whole cents. */
export const amountSchema = z
  .number(messages.amountInvalid)
  .refine((amount) => amount > 0 && isWholeCents(amount), { error: messages.amountInvalid, abort: true })
  .refine((amount) => amount <= vaultItemLimits.priceMax, {
    error: messages.amountTooLarge,
    params: { errorCode: 'Size' },
  })

function isWholeCents(amount: number): boolean {
  return amount > vaultItemLimits.priceMax || /^\d+(\.\d{1,2})?$/.test(String(amount))
}

/** ISO 4217. */
export const currencySchema = measuredText(3, {
  missing: messages.currencyUnknown,
  tooLong: messages.currencyUnknown,
}).refine(isCurrency, messages.currencyUnknown)

/** `2024-01-31`; that it is not to come is asked of the clock. */
export const daySchema = measuredText(10, {
  missing: messages.dayInvalid,
  tooLong: messages.dayInvalid,
}).refine(
  (day) => isCalendarDay(day) && Number(day.slice(0, 4)) >= vaultItemLimits.firstYear,
  messages.dayInvalid,
)
const day = daySchema
  .or(z.literal(''))
  .nullish()
  .transform((value) => (value ? value : null))
const line = (max: number) => orElse(recordLine(max), '')

export const measurementSchema = z
  .object({
    measure: oneOf(measures),
    value: z
      .number(messages.measurementInvalid)
      .refine((value) => value > 0 && value <= limits.measurementMax, messages.measurementInvalid),
    unit: z.enum(measureUnits, messages.unitUnknown),
    /** What was measured: 'with frame'. */
    note: line(limits.lineMax),
  })
  .refine(({ measure, unit }) => unitsOf(measure).includes(unit), {
    error: messages.unitUnknown,
    path: ['unit'],
  })
export type Measurement = z.output<typeof measurementSchema>

export const partSchema = z.object({
  /** As it is written on the part: '1', 'a'. */
  number: line(limits.inventoryNumberMax),
  name: required(recordLine(limits.lineMax)),
  note: line(limits.lineMax),
  /** Photos of the item that show it. */
  imageIds: orElse(z.array(z.int()).max(limits.partsMax), []),
})
export type Part = z.output<typeof partSchema>

export const provenanceSchema = z.object({
  /** As it is known: '1912', 'until the 1950s'. */
  dateText: line(limits.dateTextMax),
  /** Who had it, or what happened to it. */
  event: required(recordLine(limits.lineMax * 4)),
})
export type ProvenanceEntry = z.output<typeof provenanceSchema>

export const costSchema = z.object({
  kind: oneOf(costKinds),
  amount: amountSchema,
  currency: currencySchema,
  day,
  note: line(limits.lineMax),
})
export type Cost = z.output<typeof costSchema>

export const valuationSchema = z
  .object({
    basis: oneOf(valuationBases),
    /** The amount, or the lower end of a range. */
    amount: amountSchema,
    /** The upper end; null where it is one amount. */
    amountMax: amountSchema.nullish().transform((value) => value ?? null),
    currency: currencySchema,
    day,
    valuer: line(limits.lineMax),
    note: line(limits.lineMax),
    /** Whether it is what the policy says. One of an item at most. */
    isInsuredValue: orElse(z.boolean(), false),
  })
  .refine(({ amount, amountMax }) => amountMax === null || amountMax >= amount, {
    error: messages.rangeReversed,
    path: ['amountMax'],
  })
export type GivenValuation = z.output<typeof valuationSchema>

export const photoRoleSchema = z.object({ imageId: z.int(), role: oneOf(photoRoles) })
export type PhotoRole = z.output<typeof photoRoleSchema>
