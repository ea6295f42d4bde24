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
export const memoryCacheSchema = z.object({
  name: z.string(),
  entries: z.int(),
  bytes: z.int(),
  /** What it may grow to. */
  mostBytes: z.int(),
  hits: z.int(),
  misses: z.int(),
})
export type MemoryCache = z.infer<typeof memoryCacheSchema>
export const memoryCacheListSchema = z.object({ since: z.string(), items: z.array(memoryCacheSchema) })

export const cacheScenarioSchema = z.object({ name: z.string(), caches: z.array(z.string()) })
export const cacheScenarioListSchema = listResponseSchema(cacheScenarioSchema)
