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
