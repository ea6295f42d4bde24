import { z } from 'zod'

/** An item offset. Negative or not numeric is 0, as the documents say. */
export const offsetSchema = z.unknown().optional().transform(parseOffset).pipe(z.int())

/** The same reading for a path segment, without a schema. */
export function parseOffset(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (!/^\d+$/.test(text)) return 0
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
}

export const listMetaSchema = z.object({
  total: z.int(),
  currentLimit: z.int(),
  currentOffset: z.int(),
})
export type ListMeta = z.infer<typeof listMetaSchema>

/** `{items, meta: {total, currentLimit, currentOffset}}`, the shape of every list without its own. */
export function listAnswerSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), meta: listMetaSchema })
}

export const createdAnswerSchema = z.object({ response: z.object({ id: z.int() }) })
