import { ownFieldLimits as limits, ownFieldTypes } from '@vitrine/contracts/own-fields/own-fields'
import { changedOwnFieldSchema, type OwnFieldInput } from '@vitrine/contracts/own-fields/schemas'
import { namesOf } from '@vitrine/contracts/choices'
import { z } from 'zod'

/** As it is typed: a choice a line; the category '' for every one. */
const typedSchema = z.object({
  name: z.string(),
  type: z.enum(namesOf(ownFieldTypes)),
  unit: z.string(),
  choices: z.string(),
  categoryId: z.string(),
  renameValues: z.boolean(),
})
export type TypedOwnField = z.infer<typeof typedSchema>

/** Characters of all choices together. */
export const CHOICES_MAX = limits.choicesMax * (limits.choiceMax + 1)

/** Judges what is typed as the call does; a problem of one choice stands at all of them. */
export const ownFieldFormSchema = typedSchema.transform((typed, context) => {
  const { data, error } = changedOwnFieldSchema.safeParse(bodyOf(typed))
  if (data) return data
  for (const { path, message } of error.issues)
    context.addIssue({ code: 'custom', path: path.slice(0, 1), message })
  return z.NEVER
})

/** What the type does not have is not sent. */
function bodyOf({ type, unit, choices, categoryId, ...typed }: TypedOwnField) {
  return {
    ...typed,
    type,
    unit: type === 'number' ? unit : '',
    choices:
      type === 'choice'
        ? choices
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
        : [],
    categoryId: categoryId === '' ? null : Number(categoryId),
  }
}

/** What the form holds at first; null for a new field. Values follow a rename unless the member says no. */
export function typedOf(field: OwnFieldInput | null): TypedOwnField {
  return {
    name: field?.name ?? '',
    type: field?.type ?? 'text',
    unit: field?.unit ?? '',
    choices: field?.choices.join('\n') ?? '',
    categoryId: String(field?.categoryId ?? ''),
    renameValues: true,
  }
}
