import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { vaultItemLimits as limits } from './limits.ts'
import { atMost, combination, vaultItemMessages as messages } from './messages.ts'
import { hasLetterOrDigit, lengthOf, normalizeLine, normalizeLines } from './plain-text.ts'

interface TextRules {
  max: number
  combination: string
  tooShort: string
  tooLong: string
}

/**
 * Has the documents' order of rules: required, combination, two characters, length. The first one that fails
 * is told.
 */
function requiredText(
  { max, combination, tooShort, tooLong }: TextRules,
  normalize: (text: string) => string,
) {
  return measuredText(max, { missing: messages.required, tooLong })
    .refine((text) => text !== '', { error: messages.required, params: { errorCode: 'null' }, abort: true })
    .transform(normalize)
    .pipe(
      z
        .string()
        .refine(hasLetterOrDigit, { error: combination, abort: true })
        .refine((text) => lengthOf(text) >= limits.textMin, { error: tooShort, abort: true })
        .refine((text) => lengthOf(text) <= max, {
          error: tooLong,
          params: { errorCode: 'Size' },
          abort: true,
        }),
    )
}

/** One line with the rules of document 2, section 5: a title, or the name of an insurer or storage location. */
export function requiredLine(rules: TextRules) {
  return requiredText(rules, normalizeLine).pipe(z.string().refine(isOneLine, messages.oneLine))
}

export const vaultTitleSchema = requiredLine({
  max: limits.titleMax,
  combination: messages.titleCombination,
  tooShort: messages.titleTooShort,
  tooLong: messages.titleTooLong,
})

export const vaultDescriptionSchema = requiredText(
  {
    max: limits.descriptionMax,
    combination: messages.descriptionCombination,
    tooShort: messages.descriptionTooShort,
    tooLong: messages.descriptionTooLong,
  },
  normalizeLines,
)

/** May be empty and needs no letter, but is not made of spaces alone. */
export function optionalLine({ label, max }: { label: string; max: number }) {
  const tooLong = atMost(max)
  return measuredText(max, { tooLong })
    .refine((text) => text === '' || text.trim() !== '', {
      error: combination(`in your ${label.toLowerCase()}`),
      abort: true,
    })
    .transform(normalizeLine)
    .pipe(
      z
        .string()
        .refine((text) => lengthOf(text) <= max, {
          error: tooLong,
          params: { errorCode: 'Size' },
          abort: true,
        })
        .refine(isOneLine, messages.oneLine),
    )
}
