import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { emailCategorySchema } from './schemas.ts'

export const subscriberLimits = {
  /** Characters of a file, about 20,000 addresses with their names. */
  csvMax: 1_000_000,
  rowsMax: 20_000,
  consentMin: 10,
  consentMax: 500,
} as const

export const subscriberMessages = {
  consentMissing: 'Say where and when these people agreed to get the newsletter, in at least ten characters.',
  consentTooLong: `This must have at most ${subscriberLimits.consentMax} characters.`,
  csvMissing: 'A file with at least one email is required.',
  csvTooLong: 'The file must have at most 1,000,000 characters. Divide it.',
  tooManyRows: 'The file must have at most 20,000 rows. Divide it.',
  emailColumnMissing: 'The first row must name the columns, and one of them must be called email.',
} as const

/** Why a row was not taken. */
export const refusedRowReasons = ['invalid', 'suppressed', 'unsubscribed'] as const

export const subscriberSchema = z.object({
  id: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Where the address came from. */
  source: z.string(),
  categories: z.array(emailCategorySchema),
  /** Gets nothing all the same. */
  isSuppressed: z.boolean(),
  dateCreated: z.string(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const importSubscribersInputSchema = z.object({
  category: emailCategorySchema,
  /** Where and when they agreed: it is audited. */
  consent: measuredText(subscriberLimits.consentMax, {
    missing: subscriberMessages.consentMissing,
    tooLong: subscriberMessages.consentTooLong,
  })
    .trim()
    .min(subscriberLimits.consentMin, subscriberMessages.consentMissing)
    .max(subscriberLimits.consentMax, subscriberMessages.consentTooLong),
  /** With a first row of names: email, firstName, lastName. */
  csv: measuredText(subscriberLimits.csvMax, {
    missing: subscriberMessages.csvMissing,
    tooLong: subscriberMessages.csvTooLong,
  })
    .min(1, subscriberMessages.csvMissing)
    .max(subscriberLimits.csvMax, subscriberMessages.csvTooLong),
})
export type ImportSubscribersInput = z.infer<typeof importSubscribersInputSchema>

export const importedSubscribersSchema = z.object({
  added: z.int(),
  /** Subscribed before. */
  already: z.int(),
  /** By their number in the file, the row of names being the first. */
  refused: z.array(z.object({ row: z.int(), email: z.string(), reason: z.enum(refusedRowReasons) })),
})
export type ImportedSubscribers = z.infer<typeof importedSubscribersSchema>
