import { parseArgs } from 'node:util'
import type { BenchServers } from './shared/bench-servers.ts'
import { groundOptions, withSoldItems } from './shared/sold-items.ts'
import { measureWorthScore } from './worthscore/measure.ts'

/**
 * Estimates on `--size N` generated sold items against the engine's own more-like-this query. `--lots` and
 * `--judged` are those of `npm run worthscore:learn`: how much was learnt from changes the estimates, and not
 * the time that they take.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...groundOptions,
      lots: { type: 'string', default: '100000' },
      judged: { type: 'string', default: '1000' },
    },
  })
  await withSoldItems({ ...values, engine: 'opensearch' }, servers, (ground) =>
    measureWorthScore(ground, ['--lots', values.lots, '--judged', values.judged]),
  )
}
