import type { Failpoint } from '@vitrine/platform/failpoints'
import { anIssue, deliveryStates, issueState, manySubscribers } from '../newsletter-records.ts'
import type { SmtpSink } from '../smtp-sink.ts'
import type { FaultHarness } from './fault-harness.ts'

/** Around the moment at which mails of a mailing are handed over. */
export const newsletterFailpoints: readonly Failpoint[] = [
  'newsletter-after-claim',
  'newsletter-after-hand-over',
  'newsletter-before-note',
]

/** Most mails that a worker has in hand at once: two claims of twenty. */
const IN_FLIGHT = 40

/** A reader's address tells the scenario, because several share a sink. */
const readers = (name: string) => `${name.replace(/[^a-z]/g, '')}reader`

/**
 * Kills the worker in the middle of one mailing again and again. Nobody gets it twice, everybody ends as sent
 * or as not known, and no more are unknown than were in flight. Without failpoints it is killed wherever it
 * is.
 */
export async function killMidNewsletter(
  harness: FaultHarness,
  sink: SmtpSink,
  failpoints: readonly Failpoint[],
  { times }: { times: number },
): Promise<void> {
  const { database } = harness.db
  const prefix = readers(failpoints.join('-') || 'anywhere')
  // Enough that the last kill still meets a mailing under way; one that is killed anywhere sends more in
  // between.
  const recipients = times * (failpoints.length > 0 ? IN_FLIGHT : 5 * IN_FLIGHT) + 100
  await manySubscribers(database, recipients, { prefix })
  const issueId = await anIssue(database)
  for (let time = 0; time < times; time += 1) {
    const failpoint = failpoints[time % failpoints.length]
    if (failpoint) await harness.startAndDieAt(failpoint)
    else await killAnywhere(harness, issueId)
  }
  harness.start()
  await untilSent(harness, issueId)

  const { sent = 0, unknown = 0, ...others } = await deliveryStates(database, issueId)
  if (Object.keys(others).length > 0 || sent + unknown !== recipients)
    throw new Error(
      `of ${recipients} recipients ${sent} are sent, ${unknown} unknown, and some ${Object.keys(others).join(', ') || 'gone'}`,
    )
  if (unknown > times * IN_FLIGHT)
    throw new Error(`${unknown} mails are unknown, and at most ${times * IN_FLIGHT} were in flight`)
  await assertOnceEach(harness, sink, prefix)
}

async function killAnywhere(harness: FaultHarness, issueId: number): Promise<void> {
  const before = await settled(harness, issueId)
  harness.start()
  await harness.until(
    'the first mail after the start',
    async () => (await settled(harness, issueId)) > before,
  )
  await harness.kill()
}

async function untilSent(harness: FaultHarness, issueId: number): Promise<void> {
  await harness.until(
    'the issue that is sent',
    async () => (await issueState(harness.db.database, issueId)) === 'sent',
  )
}

async function settled({ db }: FaultHarness, issueId: number): Promise<number> {
  const { sent = 0, unknown = 0 } = await deliveryStates(db.database, issueId)
  return sent + unknown
}

/** The mail server goes away in the middle of a mailing and comes back: each goes out once. */
export async function mailServerAway(
  harness: FaultHarness,
  sink: SmtpSink,
  proxy: { cut(): void; mend(): void },
): Promise<void> {
  const { database } = harness.db
  const prefix = readers('away')
  await manySubscribers(database, 2000, { prefix })
  const issueId = await anIssue(database)
  harness.start()
  await harness.until(
    'the hundredth mail',
    async () => ((await deliveryStates(database, issueId))['sent'] ?? 0) > 100,
  )
  proxy.cut()
  await harness.until(
    'the last claim that is given back',
    async () => ((await deliveryStates(database, issueId))['claimed'] ?? 0) === 0,
  )
  proxy.mend()
  await untilSent(harness, issueId)
  const { sent = 0, unknown = 0 } = await deliveryStates(database, issueId)
  if (sent + unknown !== 2000) throw new Error(`of 2000 recipients ${sent} are sent and ${unknown} unknown`)
  if (unknown > IN_FLIGHT)
    throw new Error(`${unknown} mails are unknown, and at most ${IN_FLIGHT} were in flight`)
  await assertOnceEach(harness, sink, prefix)
}

async function assertOnceEach({ db }: FaultHarness, sink: SmtpSink, prefix: string): Promise<void> {
  const copies = new Map<string, number>()
  for (const { to } of sink.messages)
    for (const address of to)
      if (address.startsWith(prefix)) copies.set(address, (copies.get(address) ?? 0) + 1)
  const twice = [...copies].filter(([, count]) => count > 1)
  if (twice.length > 0)
    throw new Error(`${twice.length} addresses got the mailing more than once: ${twice[0]?.[0]}`)
  const sent = await db.database
    .selectFrom('newsletter_deliveries')
    .select('email')
    .where('state', '=', 'sent')
    .execute()
  const missing = sent.filter(({ email }) => !copies.has(email))
  if (missing.length > 0)
    throw new Error(`${missing.length} addresses count as sent and got nothing: ${missing[0]?.email}`)
}
