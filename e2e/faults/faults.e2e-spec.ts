import { FaultHarness } from '@vitrine/testing/faults/fault-harness'
import { dieAfterCommit, killRepeatedly, poisonOne, runEachTwice, workersFailpoints } from '@vitrine/testing/faults/fault-scenarios'
import { buildStandaloneWorkers } from '@vitrine/testing/faults/workers-process'
import { beforeAll, describe, expect, test } from 'vitest'

/** On the embedded set-up, a few kills a point; `npm run faults` does the same a hundred times, and on any servers. */
const TIMES = 10

async function onHarness(scenario: (harness: FaultHarness) => Promise<void>): Promise<void> {
  const harness = await FaultHarness.open({})
  try {
    await scenario(harness)
  } finally {
    await harness.close()
  }
}

beforeAll(buildStandaloneWorkers)

// At once: most of their time is waiting for the locks of killed workers to run out.
describe.concurrent('faults', { timeout: 600_000 }, () => {
  test.each(workersFailpoints)('killed at %s ten times, the workers lose and double nothing', async (failpoint) => {
    await expect(onHarness((harness) => killRepeatedly(harness, failpoint, { times: TIMES, seed: 11 }))).resolves.toBeUndefined()
  })

  test('a command that dies right after its commit is found all the same', async () => {
    await expect(onHarness((harness) => dieAfterCommit(harness, { times: TIMES }))).resolves.toBeUndefined()
  })

  test('each job run twice changes nothing', async () => {
    await expect(onHarness((harness) => runEachTwice(harness, { writes: 60 }))).resolves.toBeUndefined()
  })

  test('an event that always fails ends as a dead letter, and holds up nobody', async () => {
    await expect(onHarness(poisonOne)).resolves.toBeUndefined()
  })
})
