import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { tidyLine } from '../pasted-text.ts'
import { wordsOf } from '../words.ts'

export const synonymLimits = {
  termsMin: 2,
  termsMax: 20,
  termMax: 60,
  termWordsMax: 4,
  emptyLinesMax: 20,
} as const

export const synonymMessages = {
  tooFew: 'Please enter at least 2 words.',
  tooMany: 'A list has at most 20 words.',
  termTooLong: 'Each word or phrase has at most 60 characters.',
  termWords: 'Each line holds 1 to 4 words of letters or digits.',
  termTwice: 'Two of these words are the same to search.',
  listTaken: 'This list exists already.',
} as const

const messages = synonymMessages
const limits = synonymLimits

/**
 * Equal: a search for any term finds all of them. One-way: a search for the first term finds the others as
 * well, and not the reverse. Into-first: a search for any of the others finds the first as well, and not the
 * reverse.
 */
export const synonymKinds = ['equal', 'one-way', 'into-first'] as const
export type SynonymKind = (typeof synonymKinds)[number]

/** Created by staff; shipped with the product; or shipped and then changed by staff. */
export const synonymOrigins = ['staff', 'shipped', 'changed'] as const
export type SynonymOrigin = (typeof synonymOrigins)[number]

/** What the first term of a shipped list names. */
export const termKinds = ['form', 'material', 'technique'] as const
export type TermKind = (typeof termKinds)[number]

/** An empty line is no term, and is left out. */
const termSchema = measuredText(limits.termMax, { tooLong: messages.termTooLong })
  .overwrite(tidyLine)
  .max(limits.termMax, messages.termTooLong)
  .refine(
    (term) => term === '' || (isOneLine(term) && isWithin(wordsOf(term).length, 1, limits.termWordsMax)),
    messages.termWords,
  )

const termsSchema = z
  .array(termSchema)
  .max(limits.termsMax + limits.emptyLinesMax, messages.tooMany)
  .superRefine((lines, context) => {
    const terms = written(lines)
    const distinct = new Set(terms.map((term) => wordsOf(term).join(' ')))
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (terms.length < limits.termsMin) refuse(messages.tooFew)
    else if (terms.length > limits.termsMax) refuse(messages.tooMany)
    else if (distinct.size < terms.length) refuse(messages.termTwice)
  })
  .transform(written)

function written(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '')
}

function isWithin(count: number, least: number, most: number): boolean {
  return count >= least && count <= most
}

export const synonymInputSchema = z.object({ kind: z.enum(synonymKinds), terms: termsSchema })
export type SynonymInput = z.infer<typeof synonymInputSchema>

export const managedSynonymSchema = z.object({
  id: z.int(),
  kind: z.enum(synonymKinds),
  terms: z.array(z.string()),
  origin: z.enum(synonymOrigins),
  /** The list as it was shipped last; null for a list that staff created. */
  shippedKind: z.enum(synonymKinds).nullable(),
  shippedTerms: z.array(z.string()).nullable(),
  /** What the first term of a shipped list names. */
  termKind: z.enum(termKinds).nullable(),
  /** The term in the Art & Architecture Thesaurus. */
  aatId: z.int().nullable(),
  revision: z.int(),
})
export type ManagedSynonym = z.infer<typeof managedSynonymSchema>

/** 'settee, sofa'; one-way 'seat → chair, stool'; into-first 'longcase clock ← Standuhr'. */
export function synonymWords({ kind, terms }: SynonymInput): string {
  const [first = '', ...others] = terms
  return kind === 'equal' ? terms.join(', ') : `${first} ${arrows[kind]} ${others.join(', ')}`
}

const arrows = { 'one-way': '→', 'into-first': '←' } as const
