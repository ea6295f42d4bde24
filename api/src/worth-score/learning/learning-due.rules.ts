import { ENGINE_VERSION } from '@vitrine/worth-score/learn'
import type { LearningRecord } from './learning-record.ts'

/** Nothing is learnt of fewer. */
export const LEAST_SOLD_ITEMS = 500
/**
 * So many more or fewer sold items than at the last time, and at least the least number, are worth learning
 * from.
 */
const GROWTH = 0.2
/** After one that broke off, the next begins this much later. */
const AGAIN_AFTER_MS = 60 * 60_000

/** Whether sold items are to be learnt from anew. */
export function isLearningDue(last: LearningRecord | null, soldItems: number, now: Date): boolean {
  if (soldItems < LEAST_SOLD_ITEMS) return false
  if (!last) return true
  // Under way, or broken off a moment ago.
  if (!last.finishedAt && now.getTime() - last.startedAt.getTime() < AGAIN_AFTER_MS) return false
  if (last.engineVersion < ENGINE_VERSION) return true
  return Math.abs(soldItems - last.soldItems) >= Math.max(LEAST_SOLD_ITEMS, GROWTH * last.soldItems)
}
