import type { Shard } from './shard.ts'

/** How a run of the rings was asked for. */
export interface RunOptions {
  shard: Shard
  /** Shuffles files and tests; in their own order where absent. */
  seed?: number
  /** Whether components and journeys that failed run once more. */
  retries: boolean
}
