import { setTimeout as sleep } from 'node:timers/promises'

/** Far above what the longest way through takes. */
const ANSWER_AFTER_MS = 300

/** Answers, or fails, no sooner than after a fixed time: how long it took does not tell which way it went. */
export async function afterFixedTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.allSettled([work(), sleep(ANSWER_AFTER_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
