import { z } from 'zod'
import { itemIdsSchema } from './bulk.ts'
import { recordMessages as messages } from './messages.ts'
import { amountSchema, costSchema } from './row-schemas.ts'
import { spreadWays } from './spread-cost.ts'

export const spreadCostSchema = costSchema.extend({
  objects: itemIdsSchema,
  way: z.enum(
    spreadWays.map(({ name }) => name),
    messages.choiceUnknown,
  ),
  /** By hand alone: the amount of each item. */
  shares: z.array(z.object({ id: z.int(), amount: amountSchema })).optional(),
})
export type SpreadCostInput = z.output<typeof spreadCostSchema>

export const sharesSchema = z.object({
  response: z.object({ shares: z.array(z.object({ id: z.int(), title: z.string(), amount: z.number() })) }),
})
