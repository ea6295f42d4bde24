import { parseArgs } from 'node:util'
import type { BenchServers } from './shared/bench-servers.ts'
import { withSoldItems } from './shared/sold-items.ts'
import { measureWorthScore } from './worthscore/measure.ts'

/** Estimates on `--size N` generated sold items against the engine's own more-like-this query. */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { size: { type: 'string', default: '100000' } } })
  await withSoldItems({ size: values.size, engine: 'opensearch' }, servers, measureWorthScore)
}
