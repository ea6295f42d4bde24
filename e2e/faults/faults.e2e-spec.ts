import { FaultHarness, type FaultStack } from '@vitrine/testing/faults/fault-harness'
import {
  killByOne,
  killRepeatedly,
  poisonOne,
  runEachTwice,
  workersFailpoints,
} from '@vitrine/testing/faults/fault-scenarios'
import { dieAfterCommit } from '@vitrine/testing/faults/command-scenarios'
import { endConnectionsRepeatedly } from '@vitrine/testing/faults/connection-scenarios'
import { killWhileSending, mailFailpoints } from '@vitrine/testing/faults/mail-scenarios'
import { killMidRenditions } from '@vitrine/testing/faults/media-scenarios'
import { buildStandaloneApi } from '@vitrine/testing/faults/api-process'
import { killMidUpload } from '@vitrine/testing/faults/upload-scenarios'
import { cuttableProxy } from '@vitrine/testing/faults/cuttable-proxy'
import {
  killMidNewsletter,
  mailServerAway,
  newsletterFailpoints,
} from '@vitrine/testing/faults/newsletter-scenarios'
import {
  billingFailpoints,
  chargingProviders,
  killWhileCharging,
} from '@vitrine/testing/faults/billing-scenarios'
import { startBillingStandIn } from '@vitrine/testing/billing-stand-in/stand-in'
import { stopUnderLoad, stopWhileStarting } from '@vitrine/testing/faults/stop-scenarios'
import { buildStandaloneWorkers } from '@vitrine/testing/faults/workers-process'
import { startSmtpSink } from '@vitrine/testing/smtp-sink'
import { beforeAll, describe, expect, test } from 'vitest'

/**
 * On the embedded set-up, a few kills a point. `.ci/run` makes ten on Redis and OpenSearch, `npm run verify
 * -- kills` a hundred on each stack.
 */
const TIMES = 3

/** Money is killed at more often. */
const CHARGES = 5

/** Where the stand-in’s notifications go: without them the same comes out. */
const NOBODY = 'http://127.0.0.1:9'

async function onHarness(
  scenario: (harness: FaultHarness) => Promise<void>,
  stack: FaultStack = {},
): Promise<void> {
  const harness = await FaultHarness.open(stack)
  try {
    await scenario(harness)
  } finally {
    await harness.close()
  }
}

beforeAll(async () => {
  await buildStandaloneWorkers()
  await buildStandaloneApi()
})

// At once: most of their time is waiting for the locks of killed workers to run out.
describe.concurrent('faults', { timeout: 600_000 }, () => {
  test.each(workersFailpoints)(
    'killed at %s three times, the workers lose and double nothing',
    async (failpoint) => {
      await expect(
        onHarness((harness) => killRepeatedly(harness, failpoint, { times: TIMES, seed: 11 })),
      ).resolves.toBeUndefined()
    },
  )

  test.each(mailFailpoints)(
    'killed at %s three times, no mail leaves twice, and each is sent or not known',
    async (failpoint) => {
      const sink = await startSmtpSink()
      await expect(
        onHarness((harness) => killWhileSending(harness, sink, failpoint, { times: TIMES }), {
          smtpUrl: sink.url,
        }),
      ).resolves.toBeUndefined()
      await sink.stop()
    },
  )

  test.each(
    chargingProviders.flatMap((provider) => billingFailpoints.map((failpoint) => ({ provider, failpoint }))),
  )(
    'killed on $provider at $failpoint five times, nobody is charged twice, each is charged once, and nothing is unsettled',
    async ({ provider, failpoint }) => {
      const standIn = await startBillingStandIn({ siteUrl: NOBODY })
      await expect(
        onHarness((harness) => killWhileCharging(harness, standIn, failpoint, { times: CHARGES, provider }), {
          billing: standIn.settings,
        }),
      ).resolves.toBeUndefined()
      await standIn.close()
    },
  )

  test('killed at each of its points in the middle of a mailing, nobody gets it twice, and each address is sent or not known', async () => {
    const sink = await startSmtpSink()
    await expect(
      onHarness(
        (harness) =>
          killMidNewsletter(harness, sink, newsletterFailpoints, { times: newsletterFailpoints.length }),
        { smtpUrl: sink.url },
      ),
    ).resolves.toBeUndefined()
    await sink.stop()
  })

  test('killed three times in the middle of a photo’s smaller sizes, the workers make all of them whole, and leave nothing behind', async () => {
    await expect(
      onHarness((harness) => killMidRenditions(harness, { times: TIMES })),
    ).resolves.toBeUndefined()
  })

  test('killed three times in the middle of an upload, the api keeps the item with its former photos or the new ones, serves none half, and leaves nothing behind', async () => {
    await expect(onHarness((harness) => killMidUpload(harness, { times: TIMES }))).resolves.toBeUndefined()
  })

  test('told to stop under load, api and workers end by themselves, cut no response, and lose nothing', async () => {
    await expect(onHarness((harness) => stopUnderLoad(harness))).resolves.toBeUndefined()
  })

  test('told to stop while some of its processes still start, the api ends by itself', async () => {
    await expect(onHarness((harness) => stopWhileStarting(harness))).resolves.toBeUndefined()
  })

  test('a mail server that goes away in the middle of a mailing and comes back gets each mail once', async () => {
    const sink = await startSmtpSink()
    const proxy = await cuttableProxy({ host: '127.0.0.1', port: sink.port })
    await expect(
      onHarness((harness) => mailServerAway(harness, sink, proxy), {
        smtpUrl: `smtp://127.0.0.1:${proxy.port}`,
      }),
    ).resolves.toBeUndefined()
    await proxy.close()
    await sink.stop()
  })

  test('the api killed right after a command’s commit, before its response: what staff published is found all the same', async () => {
    await expect(onHarness((harness) => dieAfterCommit(harness, { times: TIMES }))).resolves.toBeUndefined()
  })

  test('every connection of the database ended three times while six write, the same workers go on and catch up', async () => {
    await expect(
      onHarness((harness) => endConnectionsRepeatedly(harness, { writers: 6, times: TIMES })),
    ).resolves.toBeUndefined()
  })

  test('each job run twice changes nothing', async () => {
    await expect(onHarness((harness) => runEachTwice(harness, { writes: 60 }))).resolves.toBeUndefined()
  })

  test('a record that kills each process that takes it is given up after four of them', async () => {
    await expect(onHarness((harness) => killByOne(harness, { runs: 3 }))).resolves.toBeUndefined()
  })

  test('an event that always fails ends as a dead letter, and holds up nobody', async () => {
    await expect(onHarness(poisonOne)).resolves.toBeUndefined()
  })
})
