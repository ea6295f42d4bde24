import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until it is so. @throws when it is not within the time */
export async function until(
  condition: () => Promise<boolean> | boolean,
  timeoutMs = 30_000,
  what = 'the condition',
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what} did not come true within ${timeoutMs / 1000} s`)
    await sleep(20)
  }
}
