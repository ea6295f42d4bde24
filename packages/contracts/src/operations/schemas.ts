import { z } from 'zod'
import { indexComparisonSchema } from './index-comparison.ts'

export const rebuildStates = ['running', 'done', 'failed'] as const

/** One search index as staff see it. Times are ISO 8601; lag is in seconds. */
export const indexStatusSchema = z.object({
  id: z.string(),
  engine: z.string(),
  available: z.boolean(),
  documents: z.int().nullable(),
  lagSeconds: z.number(),
  waitingEvents: z.int(),
  lastRebuild: z
    .object({
      startedAt: z.string(),
      finishedAt: z.string().nullable(),
      /** Written so far, or in all. */
      documents: z.int().nullable(),
      /** Counted as it began; null for rebuilds of former releases. */
      expected: z.int().nullable(),
      state: z.enum(rebuildStates),
      error: z.string().nullable(),
      /** Records that could not be read and are not in the index: how many, and the first of them. */
      skipped: z.object({ count: z.int(), records: z.array(z.object({ id: z.int(), reason: z.string() })) }),
    })
    .nullable(),
  /** The last comparison with the database; null where the workers have made none yet. */
  comparison: indexComparisonSchema.extend({ comparedAt: z.string() }).nullable(),
})
export type IndexStatus = z.infer<typeof indexStatusSchema>

export const deadLetterSchema = z.object({
  /** `<consumer>-<eventId>`. */
  id: z.string(),
  eventId: z.int(),
  consumer: z.string(),
  eventType: z.string(),
  payload: z.record(z.string(), z.unknown()),
  attempts: z.int(),
  failedAt: z.string(),
  lastError: z.string(),
  /** What the event tells of, as it is called now; null where it names no record. */
  about: z
    .object({ type: z.string(), id: z.int(), name: z.string().nullable(), url: z.string().nullable() })
    .nullable(),
})
export type DeadLetter = z.infer<typeof deadLetterSchema>

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  /** Of an account that acted, and of one that something was done to. */
  actorEmail: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectEmail: z.string().nullable(),
  /** What another subject is called now; null for one that is gone or has no name. */
  subjectName: z.string().nullable(),
  /** Under which url an article is edited now. */
  subjectUrl: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const outboxStatusSchema = z.object({
  waiting: z.int(),
  inFlight: z.int(),
  failed: z.int(),
  oldestWaitingSeconds: z.number(),
  consumers: z.array(
    z.object({ consumer: z.string(), waiting: z.int(), inFlight: z.int(), failed: z.int() }),
  ),
})

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
