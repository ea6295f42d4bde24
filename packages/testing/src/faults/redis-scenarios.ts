import { assertCaughtUp } from './fault-scenarios.ts'
import type { FaultHarness } from './fault-harness.ts'
import { RandomWrites } from './random-writes.ts'

/** The queue's server itself dies and comes back, again and again, while writes go on and jobs lie in it. */
export async function restartRedisUnderLoad(
  harness: FaultHarness,
  restart: () => Promise<void>,
  { times, seed }: { times: number; seed: number },
): Promise<void> {
  const writes = new RandomWrites(harness.db.database, seed)
  await writes.prepare()
  harness.start()
  for (let time = 0; time < times; time += 1) {
    const added = await harness.countDeliveries('added_at IS NOT NULL')
    const addedMore = async () => (await harness.countDeliveries('added_at IS NOT NULL')) > added
    await Promise.all([writes.write(40), harness.until('the first job', addedMore).then(restart)])
  }
  await assertCaughtUp(harness)
}
