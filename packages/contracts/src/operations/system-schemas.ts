import { z } from 'zod'

/** The parts that the product is made of, in the order of the screen. */
export const systemParts = ['postgres', 'search', 'queues', 'storage', 'mail', 'api', 'workers'] as const
export type SystemPart = (typeof systemParts)[number]

export const partHealthSchema = z.object({
  part: z.enum(systemParts),
  /** `slow`: it responds, and is behind with its work. */
  state: z.enum(['up', 'slow', 'down']),
  /** How long it took to respond. */
  milliseconds: z.int(),
  /** What it is: its kind, its version, how much of it there is. */
  detail: z.string(),
  /** What is wrong; null while it is up. */
  problem: z.string().nullable(),
})
export type PartHealth = z.infer<typeof partHealthSchema>

export const systemHealthSchema = z.object({ checkedAt: z.string(), parts: z.array(partHealthSchema) })
export type SystemHealth = z.infer<typeof systemHealthSchema>

const filesSchema = z.object({ files: z.int(), bytes: z.int() })

export const storageUseSchema = z.object({
  kind: z.enum(['files', 's3']),
  /**
   * Everything that lies there, smaller renditions and pictures of texts too; null until the first count is
   * done.
   */
  everything: filesSchema.extend({ countedAt: z.string() }).nullable(),
  /** Members’ originals, as their rows say. */
  members: z.array(filesSchema.extend({ kind: z.string() })),
  /** Files that no item and no collection names any more. They are swept a day after. */
  orphans: filesSchema.extend({ due: z.int() }),
  databaseBytes: z.int(),
  /** Free on the disk that holds the data folder. */
  freeBytes: z.int(),
})
export type StorageUse = z.infer<typeof storageUseSchema>

export const queueStateSchema = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  /** To be tried again later. */
  delayed: z.int(),
  paused: z.boolean(),
})
export const queueListSchema = z.object({
  store: z.enum(['postgres', 'redis']),
  queues: z.array(queueStateSchema),
})
export type QueueList = z.infer<typeof queueListSchema>
