import { z } from 'zod'
import { recordLimits as limits } from './limits.ts'
import { recordMessages as messages } from './messages.ts'
import {
  acquisitionMethods,
  makerQualifiers,
  recordFields,
  valueScopes,
  type RecordField,
} from './record-fields.ts'
import { ownerships } from '../vault-items/ownership.ts'
import { namesOf } from '../choices.ts'
import * as rows from './row-schemas.ts'

type ColumnsOf<Kind extends RecordField['kind'], Schema> = {
  [Field in Extract<RecordField, { kind: Kind }> as Field['name']]: Schema
}

/** A schema for each field of these kinds. */
function fieldsOf<Kind extends RecordField['kind'], Schema>(
  kinds: readonly Kind[],
  make: (field: Extract<RecordField, { kind: Kind }>) => Schema,
): ColumnsOf<Kind, Schema>
function fieldsOf(kinds: readonly string[], make: (field: never) => unknown): object {
  return Object.fromEntries(
    recordFields
      .filter(({ kind }) => kinds.includes(kind))
      .map((field) => [field.name, make(field as never)]),
  )
}

/** Null and '' clear; absent leaves as it is. */
const clearable = <Output>(schema: z.ZodType<Output, unknown>) =>
  z
    .union([schema, z.null(), z.literal('')], {
      // What is wrong with the value itself, not that it is none of the three.
      error: (issue) => (issue.code === 'invalid_union' ? issue.errors[0]?.[0]?.message : undefined),
    })
    .transform((value): Output | null => (value === '' || value === null ? null : (value as Output)))
    .optional()

const choice = <const Choices extends readonly { name: string }[]>(choices: Choices) =>
  z.enum(namesOf(choices))

const listOf = <Schema extends z.ZodType>(schema: Schema, max: number) =>
  z
    .array(schema)
    .max(max, messages.tooManyRows(max))
    .nullish()
    .transform((list) => (list === null ? [] : list))

const lists = {
  measurements: listOf(rows.measurementSchema, limits.measurementsMax),
  parts: listOf(rows.partSchema, limits.partsMax),
  photoRoles: listOf(rows.photoRoleSchema, limits.partsMax),
  costs: listOf(rows.costSchema, limits.costsMax),
  valuations: listOf(rows.valuationSchema, limits.valuationsMax).refine(
    (valuations) => (valuations ?? []).filter(({ isInsuredValue }) => isInsuredValue).length <= 1,
    messages.insuredTwice,
  ),
  provenance: listOf(rows.provenanceSchema, limits.provenanceMax),
}

const choices = {
  makerQualifier: clearable(choice(makerQualifiers)),
  valuesAre: clearable(choice(valueScopes)),
  ownership: clearable(choice(ownerships)),
  acquiredHow: clearable(choice(acquisitionMethods)),
}

/**
 * What a member writes of a record. A key that is absent stays as it is; null, '' and [] clear. A list
 * replaces the one that is stored.
 */
export const recordInputSchema = z.object({
  ...fieldsOf(['line'], ({ max }) =>
    z
      .union([rows.recordLine(max), z.null()])
      .transform((text) => text ?? '')
      .optional(),
  ),
  ...fieldsOf(['text'], ({ max }) =>
    z
      .union([rows.recordText(max), z.null()])
      .transform((text) => text ?? '')
      .optional(),
  ),
  ...fieldsOf(['day'], () => clearable(rows.daySchema)),
  ...fieldsOf(['amount'], () => clearable(rows.amountSchema)),
  ...fieldsOf(['currency'], () => clearable(rows.currencySchema)),
  ...fieldsOf(['count'], ({ max }) =>
    clearable(
      z.int(messages.quantityInvalid).refine((count) => count >= 1 && count <= max, messages.quantityInvalid),
    ),
  ),
  ...choices,
  ...lists,
})
export type RecordInput = z.output<typeof recordInputSchema>
/** Of an item that is not stored yet, so that its photos have no ids. */
export const newRecordSchema = recordInputSchema.omit({ parts: true, photoRoles: true })
export type NewRecord = z.output<typeof newRecordSchema>
/** A part of what a record holds: keys that are absent stay as they are. */
export type RecordChange = Partial<RecordInput>

const shownDay = z.string().nullable()

/** A stored score of WorthScore, shown with the valuations of the member. */
export const worthScoreValuationSchema = z.object({
  amountMin: z.number(),
  amount: z.number(),
  amountMax: z.number(),
  currency: z.string(),
  valuedAt: z.string(),
})

/** A record as its owner gets it. Texts are '' and lists [] where there is nothing. */
export const vaultRecordSchema = z.object({
  ...fieldsOf(['line', 'text'], () => z.string()),
  ...fieldsOf(['day'], () => shownDay),
  ...fieldsOf(['amount'], () => z.number().nullable()),
  ...fieldsOf(['currency'], () => z.string().nullable()),
  /** 1 where nothing was said. */
  ...fieldsOf(['count'], () => z.int()),
  makerQualifier: choice(makerQualifiers).nullable(),
  valuesAre: choice(valueScopes),
  /** 'sold' also where the item has a sold price and nothing else was said. */
  ownership: choice(ownerships),
  acquiredHow: choice(acquisitionMethods).nullable(),
  measurements: z.array(rows.measurementSchema),
  parts: z.array(rows.partSchema),
  photoRoles: z.array(rows.photoRoleSchema),
  costs: z.array(rows.costSchema),
  valuations: z.array(rows.valuationSchema),
  provenance: z.array(rows.provenanceSchema),
  /** The years that `dateText` can mean; null where it names none. */
  earliestYear: z.int().nullable(),
  latestYear: z.int().nullable(),
  /** The newest stored score; null where there is none. It never changes a valuation of the member. */
  worthScore: worthScoreValuationSchema.nullable(),
  /** The item's, sent back as If-Match. */
  revision: z.int(),
})
export type VaultRecord = z.infer<typeof vaultRecordSchema>
