import { searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'
import { startApiProcess } from './api-process.ts'
import { assertCaughtUp } from './fault-scenarios.ts'
import type { FaultHarness } from './fault-harness.ts'
import { RandomWrites } from './random-writes.ts'

const CLIENTS = 12
const RESPONSES_BEFORE = 60

/**
 * Api and workers are told to stop while calls and events keep coming. Each ends by itself: one that takes
 * longer than `STOP_SECONDS` cuts itself off, and does not end with 0. No response is cut in its middle, and
 * nothing is lost.
 */
export async function stopUnderLoad(harness: FaultHarness): Promise<void> {
  const writes = new RandomWrites(harness.db.database, 7)
  await writes.prepare()
  harness.start()
  const api = await startApiProcess({ ...harness.environment, API_PROCESSES: '2' })
  const calls = { whole: 0, cut: 0, hasEnded: false }
  const clients = Array.from({ length: CLIENTS }, (_, place) =>
    keepCalling(`${api.url}${searchDictionary.path}?query=vase&offset=`, place, calls),
  )
  const writing = writes.write(200)
  // Where the wait below fails, that is what is told, and not that the database has been closed.
  writing.catch(() => undefined)
  await untilDoneOrStuck({
    what: 'the load',
    isDone: () => calls.whole >= RESPONSES_BEFORE,
    progress: () => calls.whole,
  })
  await harness.until(
    'the first delivery',
    async () => (await harness.countDeliveries('done_at IS NOT NULL')) > 0,
  )
  const [ofApi, ofWorkers] = await Promise.all([api.stop(), harness.stop()])
  calls.hasEnded = true
  await Promise.all([...clients, writing])
  if (ofApi !== 0 || ofWorkers !== 0)
    throw new Error(`the api ended with ${ofApi}, the workers with ${ofWorkers}`)
  if (calls.cut > 0) throw new Error(`${calls.cut} responses were cut off`)
  harness.start()
  await assertCaughtUp(harness)
}

/**
 * An api of which one process responds already, and the others still start, ends by itself when it is told
 * to.
 */
export async function stopWhileStarting(harness: FaultHarness): Promise<void> {
  const api = await startApiProcess({ ...harness.environment, API_PROCESSES: '4' })
  const ended = await api.stop()
  if (ended !== 0) throw new Error(`the api ended with ${ended}`)
}

/** One call after the other, each another one. Where nobody listens any more, that is no failure. */
async function keepCalling(
  address: string,
  place: number,
  calls: { whole: number; cut: number; hasEnded: boolean },
): Promise<void> {
  for (let at = place; !calls.hasEnded; at += CLIENTS) {
    const response = await fetch(`${address}${at}`).catch(() => null)
    if (!response) continue
    await response.text().then(
      () => (calls.whole += 1),
      () => (calls.cut += 1),
    )
  }
}
