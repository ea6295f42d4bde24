import type { Agent } from 'undici'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { receiveZuoraCallout } from '@vitrine/contracts/memberships/webhook-endpoints'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { startBillingStandIn } from '@vitrine/testing/billing-stand-in/stand-in'
import { sql } from 'kysely'
import { insertBare } from './notifications/bare-inserts.ts'
import { billedMembers, type SignedNotification } from './notifications/billed-members.ts'
import { seeded, shuffled } from './relevance/random.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { openConnections, send } from './shared/load.ts'
import { startApi, startWorkers } from './shared/product-process.ts'
import { interleaved, median, medianRatio, round } from './shared/statistics.ts'

const CLIENTS = 8

/**
 * Signed notifications, every second of them sent twice, in any order, through the api's webhook, against
 * bare inserts of the same rows by pg into the same table, each commit on the disk: at least 0.4 of the rate.
 * Then workers apply what the last run stored: each payment is kept once, and each member is told once.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { count: { type: 'string', default: '5000' }, runs: { type: 'string', default: '5' } },
  })
  const [count, runs] = [Number(values.count), Number(values.runs)]
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = await servers.postgres({ durable: true })
  const standIn = await startBillingStandIn({ siteUrl: 'http://127.0.0.1' })
  const { database, pool, close } = openDatabase({ url: postgres.url, poolSize: CLIENTS })
  const environment = { DATABASE_URL: postgres.url, VITRINE_DATA_DIR: folder, ...standIn.settings }
  try {
    await migrate(database)
    const notifications = await billedMembers(database, standIn, count)
    const deliveries = shuffled(
      [...notifications, ...notifications.filter((_, at) => at % 2 === 0)],
      seeded(7),
    )
    const api = await startApi(environment)
    try {
      const agent = openConnections(CLIENTS)
      const sides = {
        bare: () => timed(database, deliveries, (each) => insertBare(pool, each)),
        api: () => timed(database, deliveries, (each) => deliver(agent, api.origin, each)),
      }
      for (const warmUp of Object.values(sides)) await warmUp()
      const { api: accepted = [], bare = [] } = await interleaved(runs, sides)
      await agent.close()
      const application = await applied(database, environment, count)
      const figures = {
        api: round(median(accepted)),
        bare: round(median(bare)),
        ratio: round(medianRatio(accepted, bare, (rate) => rate)),
      }
      console.log(
        `${deliveries.length} deliveries of ${count} notifications a second (${CLIENTS} at once, median of ${runs} runs in turn)`,
      )
      console.table({ 'a second': figures })
      console.log(
        `All were applied once, in ${application.seconds} s: ${application.payments} payments kept, as many members told.`,
      )
      console.log(
        JSON.stringify({
          bench: 'notifications',
          count,
          deliveries: deliveries.length,
          clients: CLIENTS,
          runs,
          rate: figures,
          application,
          wanted: { rate: 0.4 },
        }),
      )
    } finally {
      await api.stop()
    }
  } finally {
    await close()
    await standIn.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Deliveries a second, into the emptied table. @throws where another number of rows is stored than there are
 * notifications
 */
async function timed(
  database: Database,
  deliveries: readonly SignedNotification[],
  deliver: (each: SignedNotification) => Promise<void>,
): Promise<number> {
  await sql`TRUNCATE billing_notifications RESTART IDENTITY`.execute(database)
  let next = 0
  const begin = performance.now()
  const client = async () => {
    for (let each = deliveries[next++]; each; each = deliveries[next++]) await deliver(each)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const rate = deliveries.length / ((performance.now() - begin) / 1000)
  const { stored } = await database
    .selectFrom('billing_notifications')
    .select((rows) => rows.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  const wanted = new Set(deliveries.map(({ body }) => body)).size
  if (Number(stored) !== wanted) throw new Error(`${stored} notifications are stored, not ${wanted}`)
  return rate
}

async function deliver(agent: Agent, origin: string, { body, signature }: SignedNotification): Promise<void> {
  const { status } = await send(agent, origin, {
    method: receiveZuoraCallout.method,
    path: receiveZuoraCallout.path,
    headers: { 'x-callout-signature': signature },
    body,
  })
  if (status !== 200) throw new Error(`a notification was responded to with ${status}`)
}

/**
 * Lets workers work off what is stored. @throws where a payment was kept, or its member told, not exactly
 * once
 */
async function applied(
  database: Database,
  environment: Record<string, string>,
  count: number,
): Promise<{ seconds: number; payments: number }> {
  const begin = performance.now()
  const workers = startWorkers(environment)
  try {
    for (;;) {
      const { waiting } = await database
        .selectFrom('billing_notifications')
        .select((rows) => rows.fn.countAll<number>().as('waiting'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      if (Number(waiting) === 0) break
      await sleep(100)
    }
  } finally {
    await workers.stop()
  }
  const seconds = round((performance.now() - begin) / 1000)
  const {
    rows: [is],
  } = await sql<Record<'done' | 'members' | 'payments' | 'paid' | 'told' | 'tellings', number>>`
    SELECT (SELECT count(*) FROM billing_notifications WHERE state = 'done')::int AS done, (SELECT count(*) FROM billing_subscriptions)::int AS members,
      (SELECT count(*) FROM billing_payments)::int AS payments, (SELECT count(DISTINCT account_number) FROM billing_payments)::int AS paid,
      (SELECT count(*) FROM mails WHERE template = 'payment-received')::int AS tellings, (SELECT count(DISTINCT data ->> 'userId') FROM mails WHERE template = 'payment-received')::int AS told
  `.execute(database)
  if (
    !is ||
    is.done !== count ||
    [is.payments, is.paid, is.told, is.tellings].some((each) => each !== is.members)
  )
    throw new Error(`not each was applied once: ${JSON.stringify(is)}`)
  return { seconds, payments: is.payments }
}
