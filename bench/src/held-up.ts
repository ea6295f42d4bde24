import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sessionCookieName } from '@vitrine/api/http/session-cookie'
import { hashOfToken, newSessionToken } from '@vitrine/api/identity/session-token'
import * as favoritePaths from '@vitrine/contracts/favorites/paths'
import * as downloadPaths from '@vitrine/contracts/vault-downloads/paths'
import * as itemPaths from '@vitrine/contracts/vault-items/paths'
import { openDatabase, type Database } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aTag } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { BenchServers } from './shared/bench-servers.ts'
import { openConnections, send, type HttpCall } from './shared/load.ts'
import { freePort, startApi } from './shared/product-process.ts'
import { interleaved, median, medianRatio, percentile, round } from './shared/statistics.ts'

/** Members who make the heavy call at the same time, again and again. */
const ATTACKERS = 3
/** What `bench -- held-up` was written for: this many items, each with a long description in several scripts. */
const ITEMS = 150
const DESCRIPTION = 'Шкаф и часы, ρολόι, שעון קיר, 花瓶と皿, 꽃병, a hair line below the foot. '
/** As many as an item may have: see `descriptionMax`. */
const DESCRIPTION_LENGTH = 10_000
const FAVORITES = 1_000
const WATCH_MS = 100
/** Times, milliseconds and megabytes at most. */
const wanted = { ratio: 2, eventLoop: 50, memory: 450 } as const

interface Attacker {
  userId: number
  cookie: string
  itemIds: number[]
  tagId: number
}

interface Result {
  /** Readers' p99 beside the heavy calls against alone, the median of the pairs of runs. */
  ratio: Record<string, number>
  p99: { alone: Record<string, number>; beside: Record<string, number> }
  eventLoop: number
  memory: number
  heavyCalls: number[]
}

interface Figures {
  /** p99 of each kind of reader, in milliseconds. */
  p99: Record<string, number>
  /** Longest delay of the event loop, in milliseconds. */
  eventLoop: number
  /** Most resident memory of the api's process, in megabytes. */
  memory: number
  heavyCalls: number
}

/**
 * Readers of /health/live, of the dictionary's page and of a list of the vault, alone and beside three
 * members who make one kind of heavy call without a pause, in turn. Readers' p99 with against without; the
 * longest delay of the api's event loop; and the api's memory.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      seconds: { type: 'string', default: '20' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
    },
  })
  const [seconds, runs] = [Number(values.seconds), Number(values.runs)]
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const postgres = await servers.postgres()
  const { database, close } = openDatabase({ url: postgres.url })
  try {
    await migrate(database)
    const categoryId = await aCategory(database)
    const attackers: Attacker[] = []
    for (let at = 0; at < ATTACKERS; at += 1)
      attackers.push(await anAttacker(database, folder, { categoryId, name: `attacker${at}` }))
    const reader = await aMember(database, 'reader')
    await fill(database, reader.userId, categoryId, 'A plain jug. ')
    const operations = await freePort()
    const api = await startApi({
      API_PROCESSES: '1',
      DATABASE_URL: postgres.url,
      VITRINE_DATA_DIR: folder,
      OPERATIONS_PORT: String(operations),
      // Nobody makes the smaller sizes here: each document waits for them as long as it may.
      DOCUMENT_PHOTO_WAIT_SECONDS: '1',
    })
    try {
      const side = (heavy: ((attacker: Attacker) => HttpCall) | null) => async () =>
        await measured(
          { origin: api.origin, pid: api.pid, operations, database },
          { reader: reader.cookie, attackers, heavy, seconds },
        )
      const results: Record<string, Result> = {}
      for (const [name, heavy] of Object.entries(heavyCalls).filter(([each]) => each.includes(values.only))) {
        const { alone = [], beside = [] } = await interleaved(runs, {
          alone: side(null),
          beside: side(heavy),
        })
        results[name] = {
          ratio: Object.fromEntries(
            Object.keys(readers).map((kind) => [
              kind,
              round(medianRatio(beside, alone, ({ p99 }) => p99[kind] ?? Number.NaN)),
            ]),
          ),
          p99: { alone: medians(alone), beside: medians(beside) },
          eventLoop: Math.round(median(beside.map(({ eventLoop }) => eventLoop))),
          memory: Math.max(...beside.map(({ memory }) => memory)),
          heavyCalls: beside.map((figures) => figures.heavyCalls),
        }
      }
      console.log(
        JSON.stringify({
          bench: 'held-up',
          runs,
          results,
          wanted,
        }),
      )
      const missed = Object.entries(results).filter(([, figures]) => !isReached(figures))
      if (missed.length > 0)
        throw new Error(`readers are held up, or the api grows: ${missed.map(([name]) => name).join(', ')}`)
    } finally {
      await api.stop()
    }
  } finally {
    await close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function isReached({ ratio, eventLoop, memory }: Result): boolean {
  return (
    Object.values(ratio).every((each) => each <= wanted.ratio) &&
    eventLoop <= wanted.eventLoop &&
    memory <= wanted.memory
  )
}

const readers: Readonly<Record<string, (cookie: string) => HttpCall>> = {
  live: () => ({ method: 'GET', path: '/health/live' }),
  dictionary: () => ({ method: 'GET', path: '/dictionary' }),
  vault: (cookie) => ({ method: 'GET', path: '/api/v1/vault/items?limit=20', headers: { cookie } }),
}

const asked =
  ({ method, path }: { method: string; path: string }) =>
  ({ cookie }: Attacker): HttpCall => ({ method, path, headers: { cookie } })

const heavyCalls: Readonly<Record<string, (attacker: Attacker) => HttpCall>> = {
  pdf: asked(downloadPaths.pdf),
  csv: asked(downloadPaths.csv),
  zip: asked(downloadPaths.originals),
  marks: asked(favoritePaths.exportMarks),
  suggestions: ({ cookie }) => ({
    method: 'GET',
    path: '/api/v1/vault/items/titlesuggestions?term=vase',
    headers: { cookie },
  }),
  bulk: ({ cookie, itemIds, tagId }) => ({
    ...itemPaths.bulkPut,
    headers: { cookie },
    body: JSON.stringify([{ operation: 'ADD', path: 'tags', objects: itemIds.slice(0, 100), value: tagId }]),
  }),
}

interface Measured {
  origin: string
  pid: number
  operations: number
  database: Database
}

async function measured(
  { origin, pid, operations, database }: Measured,
  {
    reader,
    attackers,
    heavy,
    seconds,
  }: {
    reader: string
    attackers: readonly Attacker[]
    heavy: ((attacker: Attacker) => HttpCall) | null
    seconds: number
  },
): Promise<Figures> {
  const agent = openConnections(Object.keys(readers).length + attackers.length)
  const end = performance.now() + seconds * 1000
  const times: Record<string, number[]> = {}
  let [eventLoop, memory, heavyCalls, isOver] = [0, 0, 0, false]
  await longestDelay(operations)
  const read = async ([kind, callOf]: [string, (cookie: string) => HttpCall]) => {
    const taken: number[] = (times[kind] = [])
    while (performance.now() < end) {
      const sent = performance.now()
      const { status } = await send(agent, origin, callOf(reader))
      if (status !== 200) throw new Error(`a reader of ${kind} had the status ${status}`)
      taken.push(performance.now() - sent)
    }
  }
  const attack = async (attacker: Attacker) => {
    while (heavy && performance.now() < end) {
      // An account has 20 downloads an hour.
      await sql`DELETE FROM rate_limits`.execute(database)
      const { status } = await send(agent, origin, heavy(attacker))
      if (status === 200) heavyCalls += 1
      else if (status !== 429) throw new Error(`a heavy call had the status ${status}`)
    }
  }
  const watch = async () => {
    while (!isOver) {
      eventLoop = Math.max(eventLoop, await longestDelay(operations))
      memory = Math.max(memory, await residentMegabytes(pid))
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS))
    }
  }
  const watching = watch()
  const attacking = Promise.all(attackers.map(attack))
  await Promise.all(Object.entries(readers).map(read))
  isOver = true
  await watching
  await attacking
  await agent.close()
  const p99 = Object.fromEntries(Object.entries(times).map(([kind, taken]) => [kind, percentile(taken, 99)]))
  return { p99, eventLoop, memory, heavyCalls }
}

function medians(figures: readonly Figures[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(readers).map((kind) => [
      kind,
      round(median(figures.map(({ p99 }) => p99[kind] ?? Number.NaN))),
    ]),
  )
}

/** Of the event loop since it was last asked for, in milliseconds. */
async function longestDelay(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds\S* (\S+)$/m.exec(text)?.[1] ?? Number.NaN) * 1000
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024)
}

async function aMember(database: Database, name: string): Promise<Pick<Attacker, 'userId' | 'cookie'>> {
  const email = `${name}@vitrine.example`
  const { id: userId } = await database
    .insertInto('users')
    .values({
      email,
      email_normalized: email,
      display_name: name,
      password_hash: '-',
      roles: ['ROLE_UNLIMITED'],
      email_verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('memberships').values({ user_id: userId, status: 'Active' }).execute()
  const token = newSessionToken()
  await database
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashOfToken(token),
      remember: false,
      expires_at: new Date(Date.now() + 24 * 3_600_000),
    })
    .execute()
  return { userId, cookie: `${sessionCookieName({ publicUrl: 'http://127.0.0.1' })}=${token}` }
}

/** With photos, of which the last has no smaller size and would take a gigabyte to decode. */
async function anAttacker(
  database: Database,
  folder: string,
  { categoryId, name }: { categoryId: number; name: string },
): Promise<Attacker> {
  const member = await aMember(database, name)
  const text = DESCRIPTION.repeat(DESCRIPTION_LENGTH / DESCRIPTION.length)
  const itemIds = await fill(database, member.userId, categoryId, text)
  const storage = fileStorage(join(folder, 'media'))
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a5a1f' } })
    .jpeg()
    .toBuffer()
  const huge = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#7a5a1f' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  for (const [at, itemId] of itemIds.entries()) {
    const key = `${name}-${at}`
    const isHuge = at === itemIds.length - 1
    await storage.put(originalOf(key), isHuge ? huge : photo, isHuge ? 'image/png' : 'image/jpeg')
    if (!isHuge) await storage.put(renditionOf(key, 400), photo, 'image/jpeg')
    await database
      .insertInto('vault_media')
      .values({
        key,
        user_id: member.userId,
        item_id: itemId,
        kind: 'image',
        place: 0,
        content_type: isHuge ? 'image/png' : 'image/jpeg',
        rendition_type: isHuge ? null : 'image/jpeg',
        renditions: isHuge ? 'waiting' : 'done',
        bytes: (isHuge ? huge : photo).length,
        width: isHuge ? 12_000 : 400,
        height: isHuge ? 12_000 : 300,
        created_at: new Date(),
      })
      .execute()
  }
  // Of marks that are gone: their favorites stay, with what they hold.
  await sql`
    INSERT INTO favorites (user_id, item_type, item_id, title, sort_key, byline, picture, created_at)
    SELECT ${member.userId}, 'marks', at, 'A lion in a shield ' || at, 'a lion ' || at, '', '', now() FROM generate_series(1, ${FAVORITES}::bigint) AS at
  `.execute(database)
  return { ...member, itemIds, tagId: await aTag(database, member.userId) }
}

async function fill(
  database: Database,
  userId: number,
  categoryId: number,
  description: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO vault_items (user_id, title, title_key, sort_key, title_folded, description, category_id, images_count, created_at, updated_at)
    SELECT ${userId}, title, lower(title), lower(title), lower(title), ${description}, ${categoryId}, 1, now(), now()
    FROM (SELECT 'Blue vase ' || at AS title FROM generate_series(1, ${ITEMS}::bigint) AS at) made RETURNING id
  `.execute(database)
  await sql`VACUUM (ANALYZE) vault_items`.execute(database)
  return rows.map(({ id }) => Number(id))
}
