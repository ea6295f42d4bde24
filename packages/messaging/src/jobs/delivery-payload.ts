import { z } from 'zod'
import { consumerNames } from '../consumers.ts'

/**
 * What a job carries: which delivery it is, and nothing of the record. The consumer reloads event and record,
 * so a job that is late or doubled does no harm. A change of this shape raises `version`.
 */
export const deliveryPayloadSchema = z.object({
  version: z.literal(1),
  eventId: z.int().positive(),
  consumer: z.enum(consumerNames),
})
export type DeliveryPayload = z.infer<typeof deliveryPayloadSchema>
