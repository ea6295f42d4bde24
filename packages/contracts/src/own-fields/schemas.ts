import { z } from 'zod'
import { namesOf } from '../choices.ts'
import { sameTextKey } from '../same-text.ts'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { orElse } from '../or-else.ts'
import { lengthOf, normalizeLine } from '../vault-items/plain-text.ts'
import { ownFieldMessages as messages } from './messages.ts'
import { ownFieldLimits as limits, ownFieldTypes } from './own-fields.ts'
import { readySets } from './ready-sets.ts'

export const ownFieldSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(namesOf(ownFieldTypes)),
  /** '' without one. */
  unit: z.string(),
  choices: z.array(z.string()),
  /** Null: for items of every category. */
  categoryId: z.int().nullable(),
})
export type OwnField = z.infer<typeof ownFieldSchema>

/** All of a member's, in their order. */
export const ownFieldsSchema = z.object({ fields: z.array(ownFieldSchema) })

const categoryId = orElse(
  z
    .int()
    .refine((id) => id > 0)
    .nullable(),
  null,
)

const line = (max: number, tooLong: string) =>
  measuredText(max, { missing: messages.required, tooLong })
    .transform(normalizeLine)
    .pipe(
      z
        .string()
        .refine((text) => lengthOf(text) <= max, { error: tooLong, params: { errorCode: 'Size' } })
        .refine(isOneLine, messages.oneLine),
    )

const required = (max: number, tooLong: string) =>
  line(max, tooLong).pipe(
    z.string().refine((text) => text !== '', { error: messages.required, params: { errorCode: 'null' } }),
  )

const definition = z.object({
  name: required(limits.nameMax, messages.nameTooLong),
  type: z.enum(namesOf(ownFieldTypes), messages.typeUnknown),
  unit: orElse(line(limits.unitMax, messages.unitTooLong), ''),
  choices: orElse(
    z
      .array(required(limits.choiceMax, messages.choiceTooLong))
      .max(limits.choicesMax, messages.tooManyChoices),
    [],
  ),
  categoryId,
})

function checkShape(
  { type, unit, choices }: z.output<typeof definition>,
  context: z.RefinementCtx<unknown>,
): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (type !== 'number' && unit !== '') refuse(['unit'], messages.unitOfNoNumber)
  if (type !== 'choice' && choices.length > 0) refuse(['choices'], messages.choicesOfNoChoice)
  if (type === 'choice' && choices.length === 0) refuse(['choices'], messages.choicesMissing)
  const keys = choices.map(sameTextKey)
  for (const [at, key] of keys.entries())
    if (keys.indexOf(key) < at) refuse(['choices', at], messages.choiceTwice)
}

export const ownFieldInputSchema = definition.superRefine(checkShape)
export type OwnFieldInput = z.output<typeof ownFieldInputSchema>

export const changedOwnFieldSchema = definition
  .extend({
    /** Whether the item specifics of the former name get the new one. */
    renameValues: orElse(z.boolean(), false),
  })
  .superRefine(checkShape)
export type ChangedOwnField = z.output<typeof changedOwnFieldSchema>

/** All of the member's, as far as the caller knows them. */
export const ownFieldOrderSchema = z.object({
  ids: z
    .array(z.int().positive())
    .min(1)
    .max(limits.fieldsMax, messages.tooManyFields)
    .refine((ids) => new Set(ids).size === ids.length, messages.fieldTwice),
})

export const savedOwnFieldSchema = z.object({ response: z.object({ id: z.int() }) })

export const addedSetSchema = z.object({
  set: z.enum(namesOf(readySets), messages.setUnknown),
  /** Null: for items of every category. */
  categoryId,
})
export type AddedSet = z.output<typeof addedSetSchema>
