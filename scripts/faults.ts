import { parseArgs } from 'node:util'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FaultHarness, type FaultStack } from '@vitrine/testing/faults/fault-harness'
import {
  emptyRedis,
  killByOne,
  killRepeatedly,
  poisonOne,
  runEachTwice,
  stopEngine,
  workersFailpoints,
} from '@vitrine/testing/faults/fault-scenarios'
import { dieAfterCommit } from '@vitrine/testing/faults/command-scenarios'
import { endConnectionsRepeatedly } from '@vitrine/testing/faults/connection-scenarios'
import { killMidRenditions } from '@vitrine/testing/faults/media-scenarios'
import { killWhileSending, mailFailpoints } from '@vitrine/testing/faults/mail-scenarios'
import { buildStandaloneApi } from '@vitrine/testing/faults/api-process'
import { killMidUpload } from '@vitrine/testing/faults/upload-scenarios'
import { cuttableProxy, type CuttableProxy } from '@vitrine/testing/faults/cuttable-proxy'
import {
  killMidNewsletter,
  mailServerAway,
  newsletterFailpoints,
} from '@vitrine/testing/faults/newsletter-scenarios'
import { startSmtpSink, type SmtpSink } from '@vitrine/testing/smtp-sink'
import {
  billingFailpoints,
  chargingProviders,
  killWhileCharging,
} from '@vitrine/testing/faults/billing-scenarios'
import { startBillingStandIn, type BillingStandIn } from '@vitrine/testing/billing-stand-in/stand-in'
import { stopUnderLoad, stopWhileStarting } from '@vitrine/testing/faults/stop-scenarios'
import { buildStandaloneWorkers } from '@vitrine/testing/faults/workers-process'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { CannotGoOn, runCommand } from './product/failure.ts'
import { startEmbeddedPostgres } from './services/embedded-postgres.ts'

const usage = `npm run faults -- [--count 100] [--only <part of a scenario's name>,…] [--redis-url redis://…] [--search-url http://…] [--search-distribution opensearch]
Kills the workers and the api at every failpoint, and does worse, on Postgres alone or on the servers given (REDIS_URL and SEARCH_URL count, too).
The Redis server is emptied: give one that holds nothing.`

interface Scenario {
  name: string
  /** Another way to the mail server than everybody's. */
  smtpUrl?: string
  /** Settings of the payments' stand-in. */
  billing?: Readonly<Record<string, string>>
  run: (harness: FaultHarness, stack: FaultStack) => Promise<void>
}

const LANES = 3

/** Around the call that charges, on the stand-in of each provider. */
const kills = chargingProviders.flatMap((provider) =>
  billingFailpoints.map((failpoint) => ({ provider, failpoint })),
)

function scenarios(
  times: number,
  stack: FaultStack,
  sink: SmtpSink,
  toSink: CuttableProxy,
  standIns: readonly BillingStandIn[],
): Scenario[] {
  return [
    ...workersFailpoints.map((failpoint, at) => ({
      name: `${failpoint} × ${times}`,
      run: (harness: FaultHarness) => killRepeatedly(harness, failpoint, { times, seed: 100 + at }),
    })),
    ...mailFailpoints.map((failpoint) => ({
      name: `${failpoint} × ${times}`,
      run: (harness: FaultHarness) => killWhileSending(harness, sink, failpoint, { times }),
    })),
    ...kills.flatMap(({ provider, failpoint }, at) =>
      standIns.slice(at, at + 1).map((standIn) => ({
        name: `${failpoint} on ${provider} × ${times}`,
        billing: standIn.settings,
        run: (harness: FaultHarness) => killWhileCharging(harness, standIn, failpoint, { times, provider }),
      })),
    ),
    {
      name: `newsletter at its failpoints × ${times}`,
      run: (harness) => killMidNewsletter(harness, sink, newsletterFailpoints, { times }),
    },
    {
      name: `newsletter anywhere × ${times}`,
      run: (harness) => killMidNewsletter(harness, sink, [], { times }),
    },
    { name: `renditions-half-made × ${times}`, run: (harness) => killMidRenditions(harness, { times }) },
    { name: `api mid-upload × ${times}`, run: (harness) => killMidUpload(harness, { times }) },
    {
      name: 'newsletter, mail server away',
      smtpUrl: `smtp://127.0.0.1:${toSink.port}`,
      run: (harness) => mailServerAway(harness, sink, toSink),
    },
    { name: `api-after-commit × ${times}`, run: (harness) => dieAfterCommit(harness, { times }) },
    {
      name: `connections ended × ${times}`,
      run: (harness) => endConnectionsRepeatedly(harness, { writers: 6, times }),
    },
    { name: 'stopped under load', run: (harness) => stopUnderLoad(harness) },
    { name: 'stopped while starting', run: (harness) => stopWhileStarting(harness) },
    { name: 'each job twice', run: (harness) => runEachTwice(harness, { writes: 200 }) },
    { name: 'a record that kills', run: (harness) => killByOne(harness, { runs: 3 }) },
    { name: 'a poisoned event', run: (harness) => poisonOne(harness) },
    ...(stack.redisUrl
      ? [
          {
            name: 'Redis away and emptied',
            run: (harness: FaultHarness, { redisUrl = '' }: FaultStack) =>
              emptyRedis(harness, () => emptyQueues(redisUrl)),
          },
        ]
      : []),
    ...(stack.searchUrl
      ? [{ name: 'engine away', run: (harness: FaultHarness) => stopEngine(harness) }]
      : []),
  ]
}

async function emptyQueues(redisUrl: string): Promise<void> {
  const queues = new DeliveryQueues({ kind: 'redis', url: redisUrl })
  await queues.waitUntilReady()
  await queues.obliterate()
  await queues.close()
}

/**
 * Some at once: most of their time is waiting for the locks of killed workers to run out. Returns how many
 * failed.
 */
async function runAll(wanted: Scenario[], stack: FaultStack): Promise<number> {
  let failed = 0
  const waiting = wanted.map((scenario, at) => ({
    ...scenario,
    stack: {
      ...ownQueues(stack, at),
      ...(scenario.smtpUrl && { smtpUrl: scenario.smtpUrl }),
      ...(scenario.billing && { billing: scenario.billing }),
    },
  }))
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await runOne(next, next.stack))) failed += 1
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return failed
}

async function runOne({ name, run }: Scenario, stack: FaultStack): Promise<boolean> {
  const begin = performance.now()
  const harness = await FaultHarness.open(stack)
  try {
    await run(harness, stack)
    console.log(`ok      ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    console.error(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  } finally {
    await harness.close()
  }
}

/** Scenarios that run at once on one Redis server have a numbered database each; a server has sixteen. */
function ownQueues(stack: FaultStack, at: number): FaultStack {
  return stack.redisUrl ? { ...stack, redisUrl: new URL(`/${(at % 15) + 1}`, stack.redisUrl).href } : stack
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '100' },
      only: { type: 'string' },
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
  const sink = await startSmtpSink()
  stack.smtpUrl = sink.url
  const toSink = await cuttableProxy({ host: '127.0.0.1', port: sink.port })
  // One for each scenario: members of two databases have the same number, and would share an account.
  const standIns = await Promise.all(kills.map(() => startBillingStandIn({ siteUrl: 'http://127.0.0.1:9' })))
  const wanted = scenarios(times, stack, sink, toSink, standIns).filter(
    ({ name }) => !values.only || values.only.split(',').some((part) => name.includes(part)),
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
    return (await runAll(wanted, stack)) > 0 ? 1 : 0
  } finally {
    await Promise.all(standIns.map((standIn) => standIn.close()))
    await toSink.close()
    await sink.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
