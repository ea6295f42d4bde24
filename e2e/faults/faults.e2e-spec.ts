import { buildStandaloneApi } from '@vitrine/testing/faults/api-process'
import { faultScenarios, randomScenarios, runsOn } from '@vitrine/testing/faults/scenarios'
import { buildStandaloneWorkers } from '@vitrine/testing/faults/workers-process'
import { beforeAll, describe, expect, test } from 'vitest'

/**
 * Set where the same run repeats the scenarios that involve Redis or the search engine on the real stack:
 * kills at each point for all others. Absent: each scenario's own number, one for most.
 */
const repeated = Number(process.env['VITRINE_TEST_FAULT_KILLS'] ?? 0)

const scenarios = [...faultScenarios, ...(repeated > 0 ? randomScenarios : [])].filter(
  (scenario) => runsOn(scenario, {}) && !scenario.isLong,
)

/** Each wait of a scenario gives up without progress; this ends one that goes in circles. */
const CIRCLES_MS = 3_600_000

beforeAll(async () => {
  await Promise.all([buildStandaloneWorkers(), buildStandaloneApi()])
}, CIRCLES_MS)

// At once: most of their time is waiting for the locks of killed workers to run out.
describe.concurrent('faults', { timeout: CIRCLES_MS }, () => {
  for (const { promise, run, involves, leastKills = 1 } of scenarios) {
    const times = involves.length === 0 ? Math.max(repeated, leastKills) : leastKills
    test(promise, async () => {
      await expect(run({ stack: {}, times })).resolves.toBeUndefined()
    })
  }
})
