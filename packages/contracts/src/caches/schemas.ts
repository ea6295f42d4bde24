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

/** What one process keeps in memory. Counts begin with the process. */
export const keptInMemorySchema = z.object({
  name: z.string(),
  entries: z.int(),
  bytes: z.int(),
  /** What it may grow to. */
  mostBytes: z.int(),
  hits: z.int(),
  misses: z.int(),
})
export type KeptInMemory = z.infer<typeof keptInMemorySchema>
export const keptInMemoryListSchema = z.object({ since: z.string(), items: z.array(keptInMemorySchema) })

export const cacheScenarioSchema = z.object({ name: z.string(), caches: z.array(z.string()) })
export const cacheScenarioListSchema = listResponseSchema(cacheScenarioSchema)
