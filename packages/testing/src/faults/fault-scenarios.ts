import { isDeepStrictEqual } from 'node:util'
import { retryDeadLetter } from '@vitrine/messaging/dead-letters'
import type { NewDelivery } from '@vitrine/messaging/jobs/job-catalogue'
import type { Failpoint } from '@vitrine/platform/failpoints'
import { sql } from 'kysely'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'
import type { FaultHarness } from './fault-harness.ts'
import { publishedRevisions, RandomWrites } from './random-writes.ts'

/** Where the workers are killed; the api's own point has a process of its own. */
export const workersFailpoints: readonly Failpoint[] = [
  'relay-after-claim',
  'relay-after-add',
  'relay-before-mark',
  'consumer-mid-projection',
  'consumer-before-done',
]

/**
 * Writes before a kill, and in all of a scenario at least: a single kill meets renames, deletions and what
 * they fan out to, too. The first three writes are always new articles.
 */
const WRITES_PER_KILL = 5
const LEAST_WRITES = 15

/**
 * Kills the workers at one point again and again, with new writes each time, and lets them catch up at the
 * end. What was in hand waits until the locks of the killed run out.
 */
export async function killRepeatedly(
  harness: FaultHarness,
  failpoint: Failpoint,
  { times, seed }: { times: number; seed: number },
): Promise<void> {
  const writes = new RandomWrites(harness.db.database, seed)
  await writes.prepare()
  for (let time = 0; time < times; time += 1) {
    await writes.write(Math.max(WRITES_PER_KILL, Math.ceil(LEAST_WRITES / times)))
    await harness.startAndDieAt(failpoint)
  }
  harness.start()
  await retryGivenUp(harness, times)
  await assertCaughtUp(harness)
}

/** A process' deaths that a delivery may be in hand at: its first run, and those that it gets after a crash. */
const DEATHS_UNTIL_GIVEN_UP = 4
/** Consumers of these writes, each of which has one delivery in hand after a crash. */
const CONSUMERS = 3

/**
 * What was in hand at four of the deaths is given up, as what kills would be, and staff let it run again. Of
 * fewer deaths there is none.
 */
async function retryGivenUp(harness: FaultHarness, deaths: number): Promise<void> {
  const { database } = harness.db
  await harness.untilDelivered()
  const { rows } =
    await sql<NewDelivery>`SELECT event_id AS "eventId", consumer FROM outbox_deliveries WHERE failed_at IS NOT NULL AND last_error LIKE '%died%'`.execute(
      database,
    )
  if (rows.length > CONSUMERS * Math.floor(deaths / DEATHS_UNTIL_GIVEN_UP))
    throw new Error(`${rows.length} deliveries were given up in ${deaths} deaths`)
  for (const delivery of rows) await retryDeadLetter(database, delivery)
}

/** Everything that was delivered is delivered once more, as a doubled job would. */
export async function runEachTwice(
  harness: FaultHarness,
  { writes: count }: { writes: number },
): Promise<void> {
  const writes = new RandomWrites(harness.db.database, 2)
  await writes.prepare()
  await writes.write(count)
  harness.start()
  await assertCaughtUp(harness)
  const before = await publishedRevisions(harness.db.database)
  await sql`UPDATE outbox_deliveries SET done_at = NULL, added_at = NULL`.execute(harness.db.database)
  await assertCaughtUp(harness)
  const after = await publishedRevisions(harness.db.database)
  if (!isDeepStrictEqual(before, after)) throw new Error('a doubled job has changed the records')
}

/** Redis loses everything while jobs lie in it, and is away for a moment. */
export async function emptyRedis(harness: FaultHarness, flush: () => Promise<void>): Promise<void> {
  const writes = new RandomWrites(harness.db.database, 3)
  await writes.prepare()
  await writes.write(40)
  harness.start()
  await harness.until(
    'the first job',
    async () => (await harness.countDeliveries('added_at IS NOT NULL')) > 0,
  )
  harness.cutRedis()
  await flush()
  await writes.write(20)
  harness.mendRedis()
  await assertCaughtUp(harness)
}

/** The engine is away while writes go on, and nobody's attempts are used up. */
export async function stopEngine(harness: FaultHarness): Promise<void> {
  const writes = new RandomWrites(harness.db.database, 4)
  await writes.prepare()
  await writes.write(20)
  harness.start()
  await assertCaughtUp(harness)
  harness.cutSearch()
  await writes.write(40)
  await harness.until('the last job', async () => (await harness.countDeliveries('added_at IS NULL')) === 0)
  // A restart while it is away changes nothing.
  await harness.kill()
  harness.start()
  await writes.write(10)
  harness.mendSearch()
  await assertCaughtUp(harness)
  const failed = await harness.countDeliveries('attempts > 0')
  if (failed > 0)
    throw new Error(
      `${failed} deliveries were counted as failed while the engine was away: ${harness.failuresLogged().join('\n')}`,
    )
}

/** An event that always fails ends as a dead letter; everything else goes on meanwhile. */
export async function poisonOne(harness: FaultHarness): Promise<void> {
  const { database } = harness.db
  const writes = new RandomWrites(database, 5)
  await writes.prepare()
  await writes.write(20)
  await sql`
    WITH event AS (INSERT INTO outbox_events (type, payload) VALUES ('dictionary-article.updated.v1', '{"articleId": "no number"}') RETURNING id)
    INSERT INTO outbox_deliveries (event_id, consumer) SELECT id, 'dictionary-search' FROM event
  `.execute(database)
  await writes.write(20)
  harness.start()
  await assertCaughtUp(harness, { deadLetters: 1 })
}

/** A record kills each process that projects it: it is given up, and then nothing holds the others up. */
export async function killByOne(harness: FaultHarness, { runs }: { runs: number }): Promise<void> {
  const writes = new RandomWrites(harness.db.database, 6)
  await writes.prepare()
  await writes.write(1)
  // The first run, and those that a delivery gets after a crash.
  for (let run = 0; run < 1 + runs; run += 1) {
    await harness.startAndDieAt('consumer-mid-projection')
    await harness.expireJobLocks()
  }
  harness.start({ failpoint: 'consumer-mid-projection' })
  await harness.untilDelivered()
  harness.assertRuns()
  const dead = await harness.countDeliveries("failed_at IS NOT NULL AND last_error LIKE '%died%'")
  if (dead !== 1) throw new Error(`${dead} deliveries were given up, and not 1`)
}

/** Everything committed is in the index at its revision, nothing else is, and no fan-out has run twice. */
export async function assertCaughtUp(harness: FaultHarness, { deadLetters = 0 } = {}): Promise<void> {
  await harness.untilDelivered()
  const expected = await publishedRevisions(harness.db.database)
  let found = new Map<number, number>()
  // An engine may show a write a moment after it took it.
  await untilDoneOrStuck({
    what: 'the index that agrees with the database',
    isDone: async () => isDeepStrictEqual(byId((found = await harness.indexed())), byId(expected)),
    progress: () => differences(expected, found),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${reason}: ${expected.size} articles are published, ${found.size} are found; they differ at ${differences(expected, found)}`,
      { cause: error },
    )
  })
  const dead = await harness.countDeliveries('failed_at IS NOT NULL')
  if (dead !== deadLetters) throw new Error(`${dead} dead letters, and not ${deadLetters}`)
  await assertNothingDoubled(harness)
}

async function assertNothingDoubled({ db }: FaultHarness): Promise<void> {
  const { rows: events } = await sql`
    SELECT 1 FROM outbox_events WHERE type LIKE 'dictionary-article.%' AND payload ? 'revision'
    GROUP BY payload ->> 'articleId', payload ->> 'revision' HAVING count(*) > 1
  `.execute(db.database)
  const { rows: versions } =
    await sql`SELECT 1 FROM article_versions GROUP BY article_id HAVING count(*) > 1`.execute(db.database)
  if (events.length + versions.length > 0)
    throw new Error('a revision has two events, or an article two versions')
}

function byId(revisions: ReadonlyMap<number, number>): [number, number][] {
  return [...revisions].toSorted(([a], [b]) => a - b)
}

function differences(expected: ReadonlyMap<number, number>, found: ReadonlyMap<number, number>): string {
  const ids = new Set([...expected.keys(), ...found.keys()])
  const different = [...ids].filter((id) => expected.get(id) !== found.get(id))
  return different
    .slice(0, 5)
    .map((id) => `${id} (${expected.get(id) ?? 'not published'}, found ${found.get(id) ?? 'nothing'})`)
    .join(', ')
}
