import { setTimeout as sleep } from 'node:timers/promises'
import { pollInterval } from './poll-interval.ts'

/**
 * Polls until the condition holds.
 *
 * @param timeoutMs limit without progress
 * @param progress what shows progress: each new value starts the limit again. Without it there is none.
 * @throws when the condition does not hold within the limit
 */
export async function until(
  condition: () => Promise<boolean> | boolean,
  timeoutMs = 60_000,
  what = 'the condition',
  progress: () => unknown = () => null,
): Promise<void> {
  const began = Date.now()
  let seen: string | undefined
  let deadline = 0
  while (!(await condition())) {
    const now = JSON.stringify(await progress()) ?? ''
    if (now !== seen) {
      seen = now
      deadline = Date.now() + timeoutMs
    }
    if (Date.now() > deadline) throw new Error(`${what} did not come true within ${timeoutMs / 1000} s`)
    await sleep(pollInterval(Date.now() - began))
  }
}
