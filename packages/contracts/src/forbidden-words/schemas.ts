import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { vaultItemLimits } from '../vault-items/limits.ts'

export const forbiddenWordLimits = {
  wordMax: 40,
  /** The longest text of the vault. */
  checkedTextMax: vaultItemLimits.descriptionMax,
} as const

export const forbiddenWordMessages = {
  missing: 'Please enter a word.',
  notOneWord: 'Please enter one word of letters and digits.',
  tooLong: `A word has at most ${forbiddenWordLimits.wordMax} characters.`,
  exists: 'This word is listed already.',
} as const

const messages = forbiddenWordMessages

export const checkedTextSchema = z.object({ text: measuredText(forbiddenWordLimits.checkedTextMax) })
export const checkedTextResponseSchema = z.object({
  /** As it was typed; null where every word may be used. */
  word: z.string().nullable(),
})

/** Texts are held against whole words: letters and digits without a space or a hyphen between them. */
const wordSchema = measuredText(forbiddenWordLimits.wordMax, {
  missing: messages.missing,
  tooLong: messages.tooLong,
})
  .transform((text) => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, messages.missing)
      .max(forbiddenWordLimits.wordMax, messages.tooLong)
      .regex(/^[\p{L}\p{M}\p{N}]*$/u, messages.notOneWord),
  )

export const forbiddenWordInputSchema = z.object({
  word: wordSchema,
  /** Lets a word pass that the kept list refuses. */
  isAllowed: z.boolean().default(false),
})
export type ForbiddenWordInput = z.output<typeof forbiddenWordInputSchema>

export const forbiddenWordSchema = z.object({
  id: z.int(),
  word: z.string(),
  isAllowed: z.boolean(),
  revision: z.int(),
})
export type ForbiddenWord = z.infer<typeof forbiddenWordSchema>
