import { z } from 'zod'
import { listAnswerSchema } from '../paging.ts'
import { cacheAreas } from './areas.ts'

export const cacheSchema = z.object({
  name: z.enum(cacheAreas),
  /** Grows with each change, and each time that the cache is cleared. */
  generation: z.int(),
})
export type Cache = z.infer<typeof cacheSchema>
export const cacheListSchema = listAnswerSchema(cacheSchema)

export const cacheScenarioSchema = z.object({ name: z.string(), caches: z.array(z.enum(cacheAreas)) })
export const cacheScenarioListSchema = listAnswerSchema(cacheScenarioSchema)
