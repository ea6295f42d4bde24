import { z } from 'zod'
import { listResponseSchema } from '../paging.ts'

export const cacheSchema = z.object({
  /** An area's. */
  name: z.string(),
  /** Grows with each change, and each time that the cache is cleared. */
  generation: z.int(),
})
export type Cache = z.infer<typeof cacheSchema>
export const cacheListSchema = listResponseSchema(cacheSchema)

export const cacheScenarioSchema = z.object({ name: z.string(), caches: z.array(z.string()) })
export const cacheScenarioListSchema = listResponseSchema(cacheScenarioSchema)
