import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { exportMarks } from '@vitrine/contracts/favorites/endpoints'
import { autosaveText, previewScreen } from '@vitrine/contracts/texts/endpoints'
import { downloadCsv, downloadOriginals, downloadPdf } from '@vitrine/contracts/vault-downloads/endpoints'
import { listItems, updateItems } from '@vitrine/contracts/vault-items/endpoints'
import { editImages } from '@vitrine/contracts/vault-media/endpoints'
import { fillPath } from '@vitrine/contracts/client'
import { previewMadeSchema } from '@vitrine/contracts/texts/preview'
import type { Database } from '@vitrine/database/database'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { aSession, anActiveMember } from '@vitrine/testing/account-records'
import { aPng } from '@vitrine/testing/a-png'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aTag, aVaultPhoto } from '@vitrine/testing/vault-records'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { BenchServers } from './shared/bench-servers.ts'
import { openConnections, send, type HttpCall } from './shared/load.ts'
import { loopNotes, type LoopNotes } from './held-up/loop-notes.ts'
import { most, noMemory, processMemory, type ProcessMemory } from './held-up/process-memory.ts'
import { freePort } from '@vitrine/platform/free-port'
import { interleaved, median, medianRatio, percentile, round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'

/** Members who make the heavy call at the same time, again and again. */
const ATTACKERS = 3
/** What `bench -- held-up` was written for: this many items, each with a long description in several scripts. */
const ITEMS = 150
const DESCRIPTION = 'Шкаф и часы, ρολόι, שעון קיר, 花瓶と皿, 꽃병, a hair line below the foot. '
/** As many as an item may have: see `descriptionMax`. */
const DESCRIPTION_LENGTH = 10_000
const FAVORITES = 1_000
const WATCH_MS = 100
const uploadedPhoto = aPng(3000, 2000).toString('base64')
/** As long as a body may be, in as many tags as fit. */
const LONG_TEXT = Array.from({ length: 40 }, () => ({ type: 'text', html: '<p>a</p>'.repeat(6_200) }))
/** Times, milliseconds and megabytes at most. Documents and decoding have limits of their own. */
const wanted = { ratio: 2, eventLoop: 50, held: 50, memory: 450 } as const

interface Attacker {
  userId: number
  cookie: string
  /** Of a member of staff. */
  staffCookie: string
  /** Where staff write a text. */
  text: { kind: string; id: number }
  /** The page of a draft as long as one may be. */
  previewPath: string
  itemIds: number[]
  tagId: number
}

type Member = Omit<Attacker, 'staffCookie' | 'text' | 'previewPath'>

interface Result {
  /** Readers' p99 beside the heavy calls against alone, the median of the pairs of runs. */
  ratio: Record<string, number>
  p99: { alone: Record<string, number>; beside: Record<string, number> }
  eventLoop: number
  held: number
  memory: ProcessMemory
  heavyCalls: number[]
}

interface Figures {
  /** p99 of each kind of reader, in milliseconds. */
  p99: Record<string, number>
  /** Longest delay of the event loop, in milliseconds: other work on the machine makes it longer. */
  eventLoop: number
  /** Milliseconds of processor time for which the event loop was held at most. */
  held: number
  memory: ProcessMemory
  heavyCalls: number
}

/**
 * Readers of /health/live, of the dictionary's page and of a list of the vault, alone and beside three
 * members (for texts: staff) who make one kind of heavy call without a pause, in turn. Readers' p99 with
 * against without; for how long the api's event loop was held; and the memory of each kind of process.
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
  await withProduct(servers, {}, async ({ database, folder, startApi, startWorkers }) => {
    const categoryId = await aCategory(database)
    const members: Member[] = []
    for (let at = 0; at < ATTACKERS; at += 1)
      members.push(await anAttacker(database, folder, { categoryId, name: `attacker${at}` }))
    const reader = await aMember(database, 'reader')
    await fill(database, reader.userId, categoryId, 'A plain jug. ')
    const operations = await freePort()
    const notes = loopNotes(join(folder, 'loop-notes'))
    const api = await startApi({
      ...notes.environment,
      API_PROCESSES: '1',
      OPERATIONS_PORT: String(operations),
      // Nobody makes the smaller sizes here: each document waits for them as long as it may.
      DOCUMENT_PHOTO_WAIT_SECONDS: '1',
    })
    const workers = startWorkers()
    const pids = { api: api.pid, workers: workers.pid }
    const writing = await aLongText(database, api.origin)
    const attackers = members.map((member) => ({ ...member, ...writing }))
    const side = (heavy: ((attacker: Attacker) => HttpCall) | null) => async () =>
      await measured(
        { origin: api.origin, pids, notes, operations, database },
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
        held: Math.round(median(beside.map(({ held }) => held))),
        memory: beside.map(({ memory }) => memory).reduce(most),
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
  })
}

function isReached({ ratio, eventLoop, held, memory }: Result): boolean {
  return (
    Object.values(ratio).every((each) => each <= wanted.ratio) &&
    eventLoop <= wanted.eventLoop &&
    held <= wanted.held &&
    memory.api <= wanted.memory &&
    memory.workers <= wanted.memory
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
  pdf: asked(downloadPdf),
  csv: asked(downloadCsv),
  zip: asked(downloadOriginals),
  marks: asked(exportMarks),
  suggestions: ({ cookie }) => ({
    method: 'GET',
    path: '/api/v1/vault/items/titlesuggestions?term=vase',
    headers: { cookie },
  }),
  list: asked({ method: 'GET', path: `${listItems.path}?limit=100` }),
  text: ({ staffCookie, text }) => ({
    method: autosaveText.method,
    path: fillPath(autosaveText.path, { params: text }),
    headers: { cookie: staffCookie },
    body: JSON.stringify({ blocks: LONG_TEXT, opening: 'bench' }),
  }),
  preview: ({ staffCookie, previewPath }) => ({
    method: 'GET',
    path: previewPath,
    headers: { cookie: staffCookie },
  }),
  upload: ({ cookie, itemIds: [itemId = 0] }) => ({
    method: editImages.method,
    path: fillPath(editImages.path, { params: { id: itemId } }),
    headers: { cookie },
    body: JSON.stringify({ images: [{ base64ImageData: uploadedPhoto }] }),
  }),
  bulk: ({ cookie, itemIds, tagId }) => ({
    method: updateItems.method,
    path: updateItems.path,
    headers: { cookie },
    body: JSON.stringify([{ operation: 'ADD', path: 'tags', objects: itemIds.slice(0, 100), value: tagId }]),
  }),
}

interface Measured {
  origin: string
  pids: { api: number; workers: number }
  notes: LoopNotes
  operations: number
  database: Database
}

async function measured(
  { origin, pids, notes, operations, database }: Measured,
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
  let [eventLoop, memory, heavyCalls, isOver] = [0, noMemory, 0, false]
  await longestDelay(operations)
  await notes.longest()
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
      memory = most(memory, await processMemory(pids))
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
  return { p99, eventLoop, held: await notes.longest(), memory, heavyCalls }
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

async function aMember(
  database: Database,
  name: string,
  role: 'ROLE_UNLIMITED' | 'ROLE_ADMIN' = 'ROLE_UNLIMITED',
): Promise<Pick<Attacker, 'userId' | 'cookie'>> {
  const userId = await anActiveMember(database, {
    email: `${name}@vitrine.example`,
    display_name: name,
    roles: [role],
  })
  return { userId, cookie: await aSession(database, userId, { remember: false }) }
}

/** A member of staff with a page of the site to write, and its preview at its longest. */
async function aLongText(
  database: Database,
  origin: string,
): Promise<Pick<Attacker, 'staffCookie' | 'text' | 'previewPath'>> {
  const { cookie } = await aMember(database, 'staff', 'ROLE_ADMIN')
  const { id } = await database
    .selectFrom('site_pages')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const text = { kind: 'site-page', id }
  const response = await fetch(`${origin}${fillPath(previewScreen.path, { params: text })}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ blocks: LONG_TEXT }),
  })
  if (!response.ok) throw new Error(`the preview of a long text responded with ${response.status}`)
  const { path } = previewMadeSchema.parse(await response.json())
  return { staffCookie: cookie, text, previewPath: path }
}

/** With photos, of which the last has no smaller size and would take a gigabyte to decode. */
async function anAttacker(
  database: Database,
  folder: string,
  { categoryId, name }: { categoryId: number; name: string },
): Promise<Member> {
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
    await aVaultPhoto(database, {
      key,
      user_id: member.userId,
      item_id: itemId,
      ...(isHuge
        ? { renditions: 'waiting', bytes: huge.length, width: 12_000, height: 12_000 }
        : {
            content_type: 'image/jpeg',
            rendition_type: 'image/jpeg',
            bytes: photo.length,
            width: 400,
            height: 300,
          }),
    })
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
