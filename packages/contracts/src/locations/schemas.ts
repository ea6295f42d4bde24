import { z } from 'zod'
import { namesOf } from '../choices.ts'
import { orElse } from '../or-else.ts'
import { customNameSchema } from '../vault-items/item-input.ts'
import { valuationBases } from '../vault-records/row-choices.ts'
import { locationMessages as messages } from './messages.ts'

/** A sum of the newest valuations of a basis, of the items that are the member's own. */
export const locationValueSchema = z.object({
  basis: z.enum(namesOf(valuationBases)),
  currency: z.string(),
  amount: z.number(),
})
export type LocationValue = z.infer<typeof locationValueSchema>

export const locationSchema = z.object({
  id: z.int(),
  displayName: z.string(),
  /** Null on the first level. */
  parentId: z.int().nullable(),
  /** From 1. */
  depth: z.int(),
  /** Names of the locations that it is in, the outermost first. */
  path: z.array(z.string()),
  /** One of those that everybody has; it cannot be changed, and others can stand inside of it. */
  isDefault: z.boolean(),
  /** The caller's items in it, and in it and everything inside. */
  itemsCount: z.int(),
  itemsInside: z.int(),
  /** Of all of these, never across currencies or bases. */
  values: z.array(locationValueSchema),
})
export type Location = z.infer<typeof locationSchema>

/** Each location directly before what is inside of it, siblings A to Z. */
export const locationsSchema = z.object({ locations: z.array(locationSchema) })

export const locationInputSchema = z.object({
  displayName: customNameSchema,
  /** Null: on the first level. */
  parentId: orElse(z.int(messages.parentGone).positive(messages.parentGone).nullable(), null),
})
export type LocationInput = z.output<typeof locationInputSchema>

export const savedLocationSchema = z.object({ response: z.object({ id: z.int() }) })
