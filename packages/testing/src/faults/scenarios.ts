import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import type { BillingStandIn } from '../billing-stand-in/stand-in.ts'
import { startBillingStandIn } from '../billing-stand-in/stand-in.ts'
import { startSmtpSink, type SmtpSink } from '../smtp-sink.ts'
import { billingFailpoints, chargingProviders, killWhileCharging } from './billing-scenarios.ts'
import { dieAfterCommit } from './command-scenarios.ts'
import { endConnectionsRepeatedly } from './connection-scenarios.ts'
import { cuttableProxy } from './cuttable-proxy.ts'
import { downloadHugePhoto, downloadLongVault, killMidDocument } from './document-scenarios.ts'
import { FaultHarness, type FaultStack } from './fault-harness.ts'
import {
  emptyRedis,
  killByOne,
  killRepeatedly,
  poisonOne,
  runEachTwice,
  stopEngine,
  workersFailpoints,
} from './fault-scenarios.ts'
import { killWhileSending, mailFailpoints } from './mail-scenarios.ts'
import { fillQuota, floodUploads } from './flood-scenarios.ts'
import { killMidRenditions } from './media-scenarios.ts'
import { killMidNewsletter, mailServerAway, newsletterFailpoints } from './newsletter-scenarios.ts'
import { stopUnderLoad, stopWhileStarting } from './stop-scenarios.ts'
import { killMidUpload } from './upload-scenarios.ts'

/** Servers that the embedded stack lacks: there Postgres does their work. */
export type RealServer = 'redis' | 'searchEngine'

export interface FaultRun {
  /** The servers; a scenario adds what else it needs. */
  stack: FaultStack
  /** Kills at each point. */
  times: number
}

export interface FaultScenario {
  /** `npm run faults -- --only` finds it by a part of this. */
  name: string
  /** What holds, as a test's name. */
  promise: string
  /**
   * The servers that what breaks, or what puts it right, goes through. On the real stack `.ci/run` runs the
   * scenarios that involve one, and the others on the embedded stack alone.
   */
  involves: readonly RealServer[]
  /** It breaks a server that it involves, so it does not run without that one. */
  breaksServer?: true
  /** It takes minutes of processor time: `npm run faults` alone runs it, and no test. */
  isLong?: true
  /** Kills at each point in `npm test`. Default: 1. */
  leastKills?: number
  run(run: FaultRun): Promise<void>
}

const everything: readonly RealServer[] = ['redis', 'searchEngine']

/** Where the stand-in’s notifications go: without them the same comes out. */
const NOWHERE = 'http://127.0.0.1:9'

/**
 * Each end of the connections costs a moment and no process. The first comes while the workers start; only
 * the later ones meet those that run.
 */
const CONNECTION_ENDS = 3

/** Around a charge, the second kill meets what the first has left. */
const CHARGES = 2

export const faultScenarios: readonly FaultScenario[] = [
  ...workersFailpoints.map((failpoint, at): FaultScenario => ({
    name: failpoint,
    promise: `killed at ${failpoint}, the workers lose and double nothing`,
    involves: everything,
    run: ({ stack, times }) =>
      onHarness(stack, (harness) => killRepeatedly(harness, failpoint, { times, seed: 100 + at })),
  })),
  ...mailFailpoints.map((failpoint): FaultScenario => ({
    name: failpoint,
    promise: `killed at ${failpoint}, no mail leaves twice, and each is sent or not known`,
    involves: ['redis'],
    run: ({ stack, times }) =>
      withSink((sink) =>
        onHarness({ ...stack, smtpUrl: sink.url }, (harness) =>
          killWhileSending(harness, sink, failpoint, { times }),
        ),
      ),
  })),
  ...chargingProviders.flatMap((provider) =>
    billingFailpoints.map((failpoint): FaultScenario => ({
      name: `${failpoint} on ${provider}`,
      promise: `killed on ${provider} at ${failpoint}, nobody is charged twice, each is charged once, and nothing is unsettled`,
      involves: [],
      leastKills: CHARGES,
      run: ({ stack, times }) =>
        withStandIn((standIn) =>
          onHarness({ ...stack, billing: standIn.settings }, (harness) =>
            killWhileCharging(harness, standIn, failpoint, { times, provider }),
          ),
        ),
    })),
  ),
  {
    name: 'newsletter at its failpoints',
    promise:
      'killed at each of its points in the middle of a mailing, nobody gets it twice, and each address is sent or not known',
    involves: [],
    run: ({ stack, times }) =>
      withSink((sink) =>
        onHarness({ ...stack, smtpUrl: sink.url }, (harness) =>
          killMidNewsletter(harness, sink, newsletterFailpoints, {
            times: times * newsletterFailpoints.length,
          }),
        ),
      ),
  },
  {
    name: 'renditions-half-made',
    promise:
      'killed in the middle of a photo’s smaller sizes, the workers make all of them whole, and leave nothing behind',
    involves: ['redis'],
    run: ({ stack, times }) => onHarness(stack, (harness) => killMidRenditions(harness, { times })),
  },
  {
    name: 'api mid-upload',
    promise:
      'killed in the middle of an upload, the api keeps the item with its former photos or the new ones, serves none half, and leaves nothing behind',
    involves: [],
    run: ({ stack, times }) => onHarness(stack, (harness) => killMidUpload(harness, { times })),
  },
  ...[1, 5].map((accounts): FaultScenario => ({
    name: `upload flood of ${accounts}`,
    promise: `the photo of a member is stored while ${accounts === 1 ? 'an account has' : `${accounts} accounts have`} as many waiting as they may, and get the rest refused with 429`,
    involves: [],
    run: ({ stack }) => onHarness(stack, (harness) => floodUploads(harness, { accounts })),
  })),
  {
    name: 'upload quota',
    promise: 'what a killed upload has stored counts until it is swept, and a member without room is refused',
    involves: [],
    run: ({ stack }) => onHarness(stack, fillQuota),
  },
  {
    name: 'document of long items',
    promise:
      'three downloads at once of a vault of long items make one document, in a process of its own, while the api responds to others',
    involves: [],
    isLong: true,
    run: ({ stack }) => onHarness(stack, downloadLongVault),
  },
  {
    name: 'document with a huge photo',
    promise:
      'a photo without smaller sizes is left out of a document, and the api neither decodes it nor stops responding',
    involves: [],
    isLong: true,
    run: ({ stack }) => onHarness(stack, downloadHugePhoto),
  },
  {
    name: 'api mid-document',
    promise:
      'killed in the middle of a document, the api gives nobody half of it, and makes it whole afterwards',
    involves: [],
    run: ({ stack }) => onHarness(stack, killMidDocument),
  },
  {
    name: 'newsletter, mail server away',
    promise: 'a mail server that goes away in the middle of a mailing and comes back gets each mail once',
    involves: [],
    run: ({ stack }) =>
      withSink(async (sink) => {
        const proxy = await cuttableProxy({ host: '127.0.0.1', port: sink.port })
        try {
          await onHarness({ ...stack, smtpUrl: `smtp://127.0.0.1:${proxy.port}` }, (harness) =>
            mailServerAway(harness, sink, proxy),
          )
        } finally {
          await proxy.close()
        }
      }),
  },
  {
    name: 'api-after-commit',
    promise:
      'the api killed right after a command’s commit, before its response: what staff published is found all the same',
    // The api dies between two steps that know Postgres alone.
    involves: [],
    run: ({ stack, times }) => onHarness(stack, (harness) => dieAfterCommit(harness, { times })),
  },
  {
    name: 'connections ended',
    promise: 'every connection of the database ended while six write, the same workers go on and catch up',
    involves: everything,
    leastKills: CONNECTION_ENDS,
    run: ({ stack, times }) =>
      onHarness(stack, (harness) => endConnectionsRepeatedly(harness, { writers: 6, times })),
  },
  {
    name: 'stopped under load',
    promise: 'told to stop under load, api and workers end by themselves, cut no response, and lose nothing',
    involves: everything,
    run: ({ stack }) => onHarness(stack, (harness) => stopUnderLoad(harness)),
  },
  {
    name: 'stopped while starting',
    promise: 'told to stop while some of its processes still start, the api ends by itself',
    involves: [],
    run: ({ stack }) => onHarness(stack, (harness) => stopWhileStarting(harness)),
  },
  {
    name: 'each job twice',
    promise: 'each job run twice changes nothing',
    involves: everything,
    run: ({ stack }) => onHarness(stack, (harness) => runEachTwice(harness, { writes: 60 })),
  },
  {
    name: 'a record that kills',
    promise: 'a record that kills each process that takes it is given up after four of them',
    involves: ['redis'],
    run: ({ stack }) => onHarness(stack, (harness) => killByOne(harness, { runs: 3 })),
  },
  {
    name: 'a poisoned event',
    promise: 'an event that always fails ends as a dead letter, and holds up nobody',
    involves: ['redis'],
    run: ({ stack }) => onHarness(stack, poisonOne),
  },
  {
    name: 'Redis away and emptied',
    promise: 'a Redis that is away for a moment and has lost everything costs no delivery',
    involves: ['redis'],
    breaksServer: true,
    run: ({ stack }) =>
      onHarness(stack, (harness) => emptyRedis(harness, () => emptyQueues(stack.redisUrl ?? ''))),
  },
  {
    name: 'engine away',
    promise: 'while the search engine is away no delivery counts as failed, and afterwards each is done',
    involves: ['searchEngine'],
    breaksServer: true,
    run: ({ stack }) => onHarness(stack, (harness) => stopEngine(harness)),
  },
]

/** Only many kills tell something of a place that each of them takes by chance. */
export const randomScenarios: readonly FaultScenario[] = [
  {
    name: 'newsletter anywhere',
    promise: 'killed anywhere in a mailing, nobody gets it twice, and each address is sent or not known',
    involves: [],
    run: ({ stack, times }) =>
      withSink((sink) =>
        onHarness({ ...stack, smtpUrl: sink.url }, (harness) =>
          killMidNewsletter(harness, sink, [], { times }),
        ),
      ),
  },
]

/** Whether the scenario can run on these servers. */
export function runsOn({ involves, breaksServer }: FaultScenario, stack: FaultStack): boolean {
  return !breaksServer || involves.every((server) => urlOf(server, stack) !== undefined)
}

function urlOf(server: RealServer, stack: FaultStack): string | undefined {
  return server === 'redis' ? stack.redisUrl : stack.searchUrl
}

/** Throws every job away that lies in the queues of a Redis database. */
export async function emptyQueues(redisUrl: string): Promise<void> {
  const queues = new DeliveryQueues({ kind: 'redis', url: redisUrl })
  await queues.waitUntilReady()
  await queues.obliterate()
  await queues.close()
}

async function onHarness(
  stack: FaultStack,
  scenario: (harness: FaultHarness) => Promise<void>,
): Promise<void> {
  const harness = await FaultHarness.open(stack)
  try {
    await scenario(harness)
  } finally {
    await harness.close()
  }
}

async function withSink(run: (sink: SmtpSink) => Promise<void>): Promise<void> {
  const sink = await startSmtpSink()
  try {
    await run(sink)
  } finally {
    await sink.stop()
  }
}

/** One for each scenario: members of two databases have the same number, and would share an account. */
async function withStandIn(run: (standIn: BillingStandIn) => Promise<void>): Promise<void> {
  const standIn = await startBillingStandIn({ siteUrl: NOWHERE })
  try {
    await run(standIn)
  } finally {
    await standIn.close()
  }
}
