import { parseArgs } from 'node:util'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FaultHarness, type FaultStack } from '@vitrine/testing/faults/fault-harness'
import { dieAfterCommit, emptyRedis, killRepeatedly, poisonOne, runEachTwice, stopEngine, workersFailpoints } from '@vitrine/testing/faults/fault-scenarios'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { build } from './product/build.ts'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { startEmbeddedPostgres } from './services/embedded-postgres.ts'

const usage = `npm run faults -- [--count 100] [--only <scenario>] [--redis-url redis://…] [--search-url http://…] [--search-distribution opensearch]
Kills the workers at every failpoint, and does worse, on Postgres alone or on the servers given (REDIS_URL and SEARCH_URL count, too).
The Redis server is emptied: give one that holds nothing.`

interface Scenario {
  name: string
  run: (harness: FaultHarness) => Promise<void>
}

function scenarios(times: number, stack: FaultStack): Scenario[] {
  const { redisUrl } = stack
  return [
    ...workersFailpoints.map((failpoint, at) => ({ name: `${failpoint} × ${times}`, run: (harness: FaultHarness) => killRepeatedly(harness, failpoint, { times, seed: 100 + at }) })),
    { name: `api-after-commit × ${times}`, run: (harness) => dieAfterCommit(harness, { times }) },
    { name: 'each job twice', run: (harness) => runEachTwice(harness, { writes: 200 }) },
    { name: 'a poisoned event', run: poisonOne },
    ...(redisUrl ? [{ name: 'Redis away and emptied', run: (harness: FaultHarness) => emptyRedis(harness, () => emptyQueues(redisUrl)) }] : []),
    ...(stack.searchUrl ? [{ name: 'engine away', run: stopEngine }] : []),
  ]
}

async function emptyQueues(redisUrl: string): Promise<void> {
  const queues = new DeliveryQueues({ kind: 'redis', url: redisUrl })
  await queues.waitUntilReady()
  await queues.obliterate()
  await queues.close()
}

async function runAll(wanted: readonly Scenario[], stack: FaultStack): Promise<number> {
  let failed = 0
  for (const { name, run } of wanted) {
    const begin = performance.now()
    const harness = await FaultHarness.open(stack)
    try {
      await run(harness)
      console.log(`ok      ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
    } catch (error) {
      failed += 1
      console.error(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await harness.close()
    }
  }
  return failed
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100' }, only: { type: 'string' }, 'redis-url': { type: 'string' }, 'search-url': { type: 'string' }, 'search-distribution': { type: 'string' } } })
  const times = Number(values.count)
  if (!Number.isInteger(times) || times < 1) throw new CannotGoOn(usage)
  const stack: FaultStack = {
    redisUrl: values['redis-url'] ?? process.env['REDIS_URL'],
    searchUrl: values['search-url'] ?? process.env['SEARCH_URL'],
    searchDistribution: (values['search-distribution'] ?? process.env['SEARCH_DISTRIBUTION']) === 'opensearch' ? 'opensearch' : 'elasticsearch',
  }
  const wanted = scenarios(times, stack).filter(({ name }) => !values.only || name.includes(values.only))
  await build(['workers'])
  console.log(`On ${stack.redisUrl ? 'Redis' : 'Postgres'} queues and ${stack.searchUrl ? stack.searchDistribution : 'the Postgres engine'}:`)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-faults-'))
  const postgres = process.env['VITRINE_TEST_DATABASE_URL'] ? null : await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  if (postgres) process.env['VITRINE_TEST_DATABASE_URL'] = postgres.url
  try {
    return (await runAll(wanted, stack)) > 0 ? 1 : 0
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
