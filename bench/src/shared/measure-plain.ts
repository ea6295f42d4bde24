import type { LoadFigures } from './load.ts'
import { percentile } from './statistics.ts'

/** Work that is done without any server of ours, by as many at once as the load has clients. */
export async function measurePlain(
  work: (at: number) => Promise<unknown>,
  clients: number,
  seconds: number,
): Promise<LoadFigures> {
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  let next = 0
  const client = async () => {
    while (performance.now() < end) {
      const begun = performance.now()
      await work((next += 1))
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return {
    rate: times.length / ((performance.now() - begin) / 1000),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  }
}
