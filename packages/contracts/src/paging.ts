import { z } from 'zod'
import { lenientParameter } from './measured-text.ts'
import { parseOffset } from './offset.ts'

/** An item offset. Negative or not numeric is 0, as the documents say. */
export const offsetSchema = lenientParameter(40, parseOffset).pipe(z.int())

export const listMetaSchema = z.object({
  total: z.int(),
  currentLimit: z.int(),
  currentOffset: z.int(),
})

/** `{items, meta: {total, currentLimit, currentOffset}}`, the shape of every list without its own. */
export function listResponseSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), meta: listMetaSchema })
}

export const createdResponseSchema = z.object({ response: z.object({ id: z.int() }) })
