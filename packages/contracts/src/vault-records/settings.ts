import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { readPattern } from './inventory-numbers.ts'
import { recordLimits as limits } from './limits.ts'
import { recordMessages as messages } from './messages.ts'
import { currencySchema, daySchema } from './row-schemas.ts'

/** A rate of the member's own: one `from` is `rate` of `to` on that day. Nothing is converted without one. */
export const exchangeRateSchema = z
  .object({
    from: currencySchema,
    to: currencySchema,
    rate: z
      .number(messages.rateInvalid)
      .refine((rate) => rate > 0 && rate <= limits.exchangeRateMax, messages.rateInvalid),
    day: daySchema,
  })
  .refine(({ from, to }) => from !== to, { error: messages.rateSame, path: ['to'] })
export type ExchangeRate = z.output<typeof exchangeRateSchema>

export const recordSettingsInputSchema = z.object({
  inventoryPattern: measuredText(limits.patternMax)
    .trim()
    .refine((pattern) => readPattern(pattern, 2000) !== null, messages.patternInvalid)
    .optional(),
  exchangeRates: z
    .array(exchangeRateSchema)
    .max(limits.exchangeRatesMax, messages.tooManyRows(limits.exchangeRatesMax))
    .optional(),
})
export type RecordSettingsInput = z.output<typeof recordSettingsInputSchema>

export const recordSettingsSchema = z.object({
  inventoryPattern: z.string(),
  /** The number after the highest one that was ever used by this pattern. */
  nextInventoryNumber: z.string(),
  exchangeRates: z.array(z.object({ from: z.string(), to: z.string(), rate: z.number(), day: z.string() })),
})
export type RecordSettings = z.infer<typeof recordSettingsSchema>
