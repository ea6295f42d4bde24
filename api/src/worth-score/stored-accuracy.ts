import { accuracySchema } from '@vitrine/contracts/worth-score/schemas'
import { accuracyOf } from '@vitrine/worth-score/accuracy'
import type { Lesson } from '@vitrine/worth-score/learn'
import { z } from 'zod'

/** As the database stores it beside the lesson; categories by their URL. */
const storedSchema = z.object({
  judged: z.int(),
  /** Judged lots that are sample data. */
  samples: z.int(),
  /** Null where too few lots got a range. */
  accuracy: accuracySchema.nullable(),
})
export type StoredAccuracy = z.infer<typeof storedSchema>

/** @param sampleIds lots that are sample data */
export function packAccuracy({ judgedLots }: Lesson, sampleIds: ReadonlySet<string>): string {
  const judged = judgedLots.flat()
  const stored: StoredAccuracy = {
    judged: judged.length,
    samples: judged.filter(({ lot }) => sampleIds.has(lot.id)).length,
    accuracy: accuracyOf(judgedLots),
  }
  return JSON.stringify(stored)
}

/** Null for lessons from before accuracy was measured. */
export function unpackAccuracy(stored: unknown): StoredAccuracy | null {
  return storedSchema.nullable().parse(stored)
}
