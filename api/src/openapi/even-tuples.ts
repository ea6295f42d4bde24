import type { z } from 'zod'

/**
 * A tuple whose parts are all of one kind, said as an array of a fixed length: the same values, in words that
 * older readers of OpenAPI take as well.
 */
export function sayEvenTuplePlainly({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { prefixItems: parts, items: rest } = jsonSchema
  const [first] = parts ?? []
  if (!parts || first === undefined || rest !== false) return
  if (parts.some((part) => JSON.stringify(part) !== JSON.stringify(first))) return
  delete jsonSchema.prefixItems
  Object.assign(jsonSchema, { items: first, minItems: parts.length, maxItems: parts.length })
}
