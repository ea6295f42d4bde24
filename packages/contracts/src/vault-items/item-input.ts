import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { readAcquiredDate } from './acquired-date.ts'
import { entryFields, fieldsBy, itemSignificances, type EntryField } from './item-fields.ts'
import { vaultItemLimits as limits } from './limits.ts'
import { vaultItemMessages as messages } from './messages.ts'
import { lengthOf, normalizeLine } from './plain-text.ts'
import { optionalLine, requiredLine, vaultDescriptionSchema, vaultTitleSchema } from './text-schemas.ts'

/** Null, '' and 0 are no price; absent leaves the price as it is. */
export const vaultPriceSchema = z
  .union([z.number(), z.literal(''), z.null()], messages.priceInvalid)
  .refine((price) => typeof price !== 'number' || (price >= 0 && isWholeCents(price)), {
    error: messages.priceInvalid,
    abort: true,
  })
  .refine((price) => typeof price !== 'number' || price <= limits.priceMax, {
    error: messages.priceTooLarge,
    params: { errorCode: 'Size' },
  })
  .transform((price) => (typeof price === 'number' && price > 0 ? price : null))

/** Two decimals at most. A number of this size is exact to far less than half a cent. */
function isWholeCents(price: number): boolean {
  return price > limits.priceMax || /^\d+(\.\d{1,2})?$/.test(String(price))
}

const idSchema = z.int()
const withId = z.object({ id: idSchema })

/** Null and '' clear; absent leaves as it is. */
const cleared = <Schema extends z.ZodType>(schema: Schema, invalid: string) =>
  z
    .union([schema, z.null(), z.literal('')], invalid)
    .transform((value) => (value === '' || value === null ? null : value))

export const acquiredDateSchema = cleared(
  measuredText(10, { tooLong: messages.dateInvalid }).transform((text, context) => {
    const day = text === '' ? '' : readAcquiredDate(text)
    if (day !== null) return day
    context.addIssue({ code: 'custom', message: messages.dateInvalid })
    return z.NEVER
  }),
  messages.dateInvalid,
)

const yearsSchema = cleared(
  z
    .number(messages.yearsInvalid)
    .refine((years) => Number.isInteger(years) && years >= 0, { error: messages.yearsInvalid, abort: true })
    .refine((years) => years <= limits.yearsInFamilyMax, {
      error: messages.yearsTooLarge,
      params: { errorCode: 'Size' },
    }),
  messages.yearsInvalid,
)

const significanceSchema = z.object({
  id: z
    .int()
    .refine((id) => itemSignificances.some((known) => known.id === id), messages.unknownSignificance),
})

const specificText = (max: number, tooLong: string) =>
  measuredText(max, { missing: messages.required, tooLong })
    .transform(normalizeLine)
    .pipe(
      z
        .string()
        .min(1, messages.required)
        .refine((text) => lengthOf(text) <= max, { error: tooLong, params: { errorCode: 'Size' } })
        .refine(isOneLine, messages.oneLine),
    )

const specificName = specificText(limits.specificNameMax, messages.specificNameTooLong)
const specificValue = specificText(limits.specificValueMax, messages.specificValueTooLong)

export const itemSpecificInputSchema = z.object({
  /** Of a row that the item has; any other, and none, make a new row. */
  id: z.int().optional(),
  displayName: specificName,
  value: specificValue,
})

/** '' removes the specific of that name. */
export const changedSpecificSchema = z.object({
  displayName: specificName,
  value: z.union([z.literal(''), specificValue]),
})

/** The name that a member types for an insurer or storage location that is not listed. */
export const customNameSchema = requiredLine({
  max: limits.titleMax,
  combination: messages.nameCombination,
  tooShort: messages.nameTooShort,
  tooLong: messages.titleTooLong,
})

/**
 * An entry that is listed, or id 0 for the one that the custom text names; its rules are asked where the id
 * is known to be 0.
 */
const attributeSchema = withId.nullable()
const customText = measuredText(limits.titleMax, { tooLong: messages.titleTooLong }).nullable()

/** Whether an item is insured or stored. Null is like absent: it follows the entry. */
const answerSchema = z.boolean(messages.answerInvalid).nullable().optional()

const { subtitle, ...facts } = fieldsBy({
  line: (field) =>
    optionalLine(field)
      .nullable()
      .transform((text) => text ?? '')
      .optional(),
  date: () => acquiredDateSchema.optional(),
  price: () => vaultPriceSchema.optional(),
  years: () => yearsSchema.optional(),
  significances: () =>
    z
      .array(significanceSchema)
      .max(itemSignificances.length * 2)
      .nullable()
      .optional(),
  answer: () => answerSchema,
  entry: () => attributeSchema.optional(),
  custom: () => customText.optional(),
})

/** All but title, description and category. */
export const optionalItemFields = {
  subtitle,
  /** The first one's id counts; [] takes the item out. */
  itemCollections: z.array(withId).max(limits.pageMax).nullable().optional(),
  tags: z.array(withId).max(limits.tagsMax, messages.tagsTooMany).nullable().optional(),
  ...facts,
  itemSpecifics: z
    .array(itemSpecificInputSchema)
    .max(limits.specificsMax, messages.specificsTooMany)
    .nullable()
    .optional(),
}

/** Undefined where the body says nothing about either. */
function answerOf(
  answer: boolean | null | undefined,
  entry: { id: number } | null | undefined,
): boolean | undefined {
  return answer ?? (entry === undefined ? undefined : entry !== null)
}

/** The item with answers that follow its entries; the answer no clears the entry. */
export function withAnswers<Item extends EntryInput>(item: Item): Item {
  const answered = { ...item }
  for (const { answer, name, custom } of entryFields) {
    answered[answer] = answerOf(item[answer], item[name])
    if (answered[answer] === false) Object.assign(answered, { [name]: null, [custom]: null })
  }
  return answered
}
type EntryInput = { [Field in EntryField as Field['answer']]?: boolean | null | undefined } & {
  [Field in EntryField as Field['name']]?: { id: number } | null | undefined
}

/** That it is one of the top categories is asked of the taxonomy. */
export const itemCategorySchema = z
  .int(messages.categoryMissing)
  .refine((id) => id !== 0, { error: messages.categoryMissing, params: { errorCode: 'null' }, abort: true })
  .refine((id) => id > 0, messages.categoryMissing)

/**
 * What a member writes of an item. A key that is absent stays as it is; null, '' and [] clear. Other keys are
 * ignored. The answers `isInsured` and `isStored` follow their entries where they are absent or null; false
 * clears the entry.
 */
export const vaultItemInputSchema = z
  .object({
    id: z.int().nullable().optional(),
    title: vaultTitleSchema,
    description: vaultDescriptionSchema,
    categoryId: itemCategorySchema,
    ...optionalItemFields,
  })
  .superRefine((item, context) => {
    for (const { answer, name, custom } of entryFields) {
      if (item[answer] === false || item[name]?.id !== 0) continue
      const named = customNameSchema.safeParse(item[custom] ?? '')
      for (const issue of named.error?.issues ?? []) context.addIssue({ ...issue, path: [custom] })
    }
  })
  .transform(withAnswers)
export type VaultItemInput = z.output<typeof vaultItemInputSchema>

/** Assigns or takes out of a collection, and sets tags. */
export const patchVaultItemSchema = z
  .object({ id: z.int(), itemCollections: optionalItemFields.itemCollections, tags: optionalItemFields.tags })
  .refine(({ itemCollections, tags }) => itemCollections !== undefined || tags !== undefined, {
    error: messages.required,
    path: ['itemCollections'],
    params: { errorCode: 'null' },
  })
export type PatchVaultItemInput = z.output<typeof patchVaultItemSchema>
