import { setTimeout as sleep } from 'node:timers/promises'

/** Far above what the longest way through takes. */
const RESPOND_AFTER_MS = 300

/** Responds, or fails, no sooner than after a fixed time: how long it took does not tell which way it went. */
export async function afterFixedTime<Response>(work: () => Promise<Response>): Promise<Response> {
  const [outcome] = await Promise.allSettled([work(), sleep(RESPOND_AFTER_MS)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
