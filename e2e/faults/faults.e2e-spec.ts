import { FaultHarness } from '@vitrine/testing/faults/fault-harness'
import { dieAfterCommit, killRepeatedly, poisonOne, runEachTwice, workersFailpoints } from '@vitrine/testing/faults/fault-scenarios'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** On the embedded set-up, a few kills a point; `npm run faults` does the same a hundred times, and on any servers. */
const TIMES = 10

let harness: FaultHarness

beforeEach(async () => {
  harness = await FaultHarness.open({})
})

afterEach(async () => {
  await harness.close()
})

test.each(workersFailpoints)('killed at %s ten times, the workers lose and double nothing', { timeout: 120_000 }, async (failpoint) => {
  await expect(killRepeatedly(harness, failpoint, { times: TIMES, seed: 11 })).resolves.toBeUndefined()
})

test('a command that dies right after its commit is found all the same', { timeout: 120_000 }, async () => {
  await expect(dieAfterCommit(harness, { times: TIMES })).resolves.toBeUndefined()
})

test('each job run twice changes nothing', async () => {
  await expect(runEachTwice(harness, { writes: 60 })).resolves.toBeUndefined()
})

test('an event that always fails ends as a dead letter, and holds up nobody', async () => {
  await expect(poisonOne(harness)).resolves.toBeUndefined()
})
