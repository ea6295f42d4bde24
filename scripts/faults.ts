import { parseArgs } from 'node:util'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStandaloneApi } from '@vitrine/testing/faults/api-process'
import type { FaultStack } from '@vitrine/testing/faults/fault-harness'
import {
  emptyQueues,
  faultScenarios,
  randomScenarios,
  runsOn,
  type FaultScenario,
} from '@vitrine/testing/faults/scenarios'
import { buildStandaloneWorkers } from '@vitrine/testing/faults/workers-process'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { startEmbeddedPostgres } from './services/embedded-postgres.ts'

const usage = `npm run faults -- [--count 100] [--only <part of a scenario's name>,…] [--servers-only] [--redis-url redis://…] [--search-url http://…] [--search-distribution opensearch]
Kills the workers and the api at every failpoint, and does worse, on Postgres alone or on the servers given (REDIS_URL and SEARCH_URL count, too).
With --servers-only it leaves out the scenarios that neither Redis nor the search engine has a part in.
The Redis server is emptied: give one that holds nothing.`

/** Each has a numbered database of its own on the Redis server, which has sixteen. */
const LANES = 6

/**
 * Some at once: most of their time is waiting for the locks of killed workers to run out. Returns how many
 * failed.
 */
async function runAll(wanted: readonly FaultScenario[], stack: FaultStack, times: number): Promise<number> {
  let failed = 0
  const waiting = [...wanted]
  const lane = async (number: number) => {
    const own = { ...stack, ...(stack.redisUrl && { redisUrl: databaseOf(stack.redisUrl, number) }) }
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await runOne(next, own, times))) failed += 1
  }
  await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at + 1)))
  return failed
}

async function runOne(
  { name, run, leastKills = 1 }: FaultScenario,
  stack: FaultStack,
  times: number,
): Promise<boolean> {
  const begin = performance.now()
  try {
    // Of what ran there before.
    if (stack.redisUrl) await emptyQueues(stack.redisUrl)
    await run({ stack, times: Math.max(times, leastKills) })
    console.log(`ok      ${name} × ${times} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    console.error(`FAILED  ${name} × ${times}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

function databaseOf(redisUrl: string, number: number): string {
  return new URL(`/${number}`, redisUrl).href
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '100' },
      only: { type: 'string' },
      'servers-only': { type: 'boolean', default: false },
      'redis-url': { type: 'string' },
      'search-url': { type: 'string' },
      'search-distribution': { type: 'string' },
    },
  })
  const times = Number(values.count)
  if (!Number.isInteger(times) || times < 1) throw new CannotGoOn(usage)
  const stack: FaultStack = {
    redisUrl: values['redis-url'] ?? process.env['REDIS_URL'],
    searchUrl: values['search-url'] ?? process.env['SEARCH_URL'],
    searchDistribution:
      (values['search-distribution'] ?? process.env['SEARCH_DISTRIBUTION']) === 'opensearch'
        ? 'opensearch'
        : 'elasticsearch',
  }
  const wanted = [...faultScenarios, ...randomScenarios].filter(
    (scenario) =>
      runsOn(scenario, stack) &&
      (!values['servers-only'] || scenario.involves.length > 0) &&
      (!values.only || values.only.split(',').some((part) => scenario.name.includes(part))),
  )
  await buildStandaloneWorkers()
  await buildStandaloneApi()
  console.log(
    `On ${stack.redisUrl ? 'Redis' : 'Postgres'} queues and ${stack.searchUrl ? stack.searchDistribution : 'the Postgres engine'}:`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-faults-'))
  const postgres = process.env['VITRINE_TEST_DATABASE_URL']
    ? null
    : await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false })
  if (postgres) process.env['VITRINE_TEST_DATABASE_URL'] = postgres.url
  try {
    return (await runAll(wanted, stack, times)) > 0 ? 1 : 0
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
