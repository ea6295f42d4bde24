import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { customNameSchema } from '../vault-items/item-input.ts'
import { idFilterSchema, limitSchema, titleFilterSchema } from '../vault-items/list-query.ts'
import { attributeLimits as limits, attributeMessages as messages, attributeTypes } from './attributes.ts'

export const attributeSorts = ['displayName:asc', 'displayName:desc', 'sort:asc', 'sort:desc'] as const

export const attributeSchema = z.object({
  id: z.int(),
  attributeType: z.enum(attributeTypes),
  /** The same again. */
  type: z.enum(attributeTypes),
  displayName: z.string(),
  isDefault: z.boolean(),
  /** The storage location that it is in; null on the first level, and of insurers. */
  parentId: z.int().nullable(),
  /** Names of the locations that it is in, the outermost first. */
  path: z.array(z.string()),
  /** From 1 for default entries; 0 for the member's own. */
  sort: z.int(),
  /** The caller's items that use it. */
  itemsCount: z.int(),
})
export type Attribute = z.infer<typeof attributeSchema>

export const attributeListSchema = listResponseSchema(attributeSchema)
export type AttributeList = z.infer<typeof attributeListSchema>

/** What is no type matches nothing. */
const typeFilterSchema = lenientParameter(30, (value) =>
  value === undefined || value === '' ? null : (attributeTypes.find((type) => type === value) ?? 'unknown'),
)

export const attributeQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pageSize),
  s: lenientParameter(40, (value) => attributeSorts.find((sort) => sort === value) ?? 'displayName:asc'),
  'f.type': typeFilterSchema,
  attributeType: typeFilterSchema,
  'f.isDefault': lenientParameter(5, (value) => (value === 'true' ? true : value === 'false' ? false : null)),
  'f.displayName': titleFilterSchema,
})
export type AttributeQuery = z.output<typeof attributeQuerySchema>

export const attributeInputSchema = z.object({
  id: z.int().nullable().optional(),
  type: z.enum(attributeTypes, messages.typeUnknown),
  displayName: customNameSchema,
})
export type AttributeInput = z.output<typeof attributeInputSchema>

export const savedAttributeSchema = z.object({
  response: z.object({ id: z.int(), type: z.enum(attributeTypes), displayName: z.string() }),
})

// --- staff ----------------------------------------------------------------------------------------

export const managedAttributeQuerySchema = attributeQuerySchema.extend({ 'f.userId': idFilterSchema })
