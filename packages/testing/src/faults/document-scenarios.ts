import { readdirSync, readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as otherCalls } from 'node:timers/promises'
import { downloadPdf, readNewestDocument } from '@vitrine/contracts/vault-downloads/endpoints'
import { documentOf, originalOf } from '@vitrine/domain/vault/media-objects'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { sql } from 'kysely'
import { aBlankPng } from '../a-png.ts'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'
import { aVaultItem, aVaultPhoto } from '../vault-records.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import type { FaultHarness } from './fault-harness.ts'
import { aSignedInMember, type SignedInMember } from './signed-in-member.ts'

const AT_ONCE = 3
const ITEMS = 150
/** They take seconds, and the kill comes when their process has just started. */
const INTERRUPTED_ITEMS = 8
/** As long as an item's description may be. */
const DESCRIPTION = 'Шкаф и часы, ρολόι, שעון קיר, 花瓶と皿, 꽃병, a hair line. '.repeat(200).slice(0, 10_000)
/** Resident memory of the api at its most. */
const MOST_MEMORY_MB = 450

/**
 * Three downloads at once of 150 long items in several scripts: one is made, in a process of its own, and the
 * others are refused, while the api responds to others.
 */
export async function downloadLongVault(harness: FaultHarness): Promise<void> {
  const member = await aSignedInMember(harness, 'member')
  await addLongItems(harness, member, ITEMS)
  await onApi(harness, {}, async (api) => {
    const downloads = Array.from({ length: AT_ONCE }, async () => await download(api, member))
    await assertRespondsBeside(api, Promise.all(downloads))
    const responses = await Promise.all(downloads)
    await assertOneWhole(harness, member, responses)
    assertSpared(api)
  })
}

/**
 * A picture of 12,000 × 12,000 pixels whose smaller sizes do not exist: the document is made without it, and
 * the api never opens the original.
 */
export async function downloadHugePhoto(harness: FaultHarness): Promise<void> {
  const member = await aSignedInMember(harness, 'member')
  await addHugePhoto(harness, member)
  await onApi(harness, { DOCUMENT_PHOTO_WAIT_SECONDS: '2' }, async (api) => {
    const downloads = Array.from({ length: AT_ONCE }, async () => await download(api, member))
    await assertRespondsBeside(api, Promise.all(downloads))
    const responses = await Promise.all(downloads)
    const whole = await assertOneWhole(harness, member, responses)
    if (whole.toString('latin1').includes('/Subtype /Image'))
      throw new Error('a document shows a photo that has no smaller size')
    assertSpared(api)
  })
}

/** Kills the api while it makes a document: nobody gets half of it, and it is made whole afterwards. */
export async function killMidDocument(harness: FaultHarness): Promise<void> {
  const member = await aSignedInMember(harness, 'member')
  await addLongItems(harness, member, INTERRUPTED_ITEMS)
  const api = await startApiProcess(harness.environment)
  const broken = download(api, member).then(
    ({ status }) => status,
    () => null,
  )
  await untilDoneOrStuck({
    what: 'the process of the document',
    isDone: () => documentProcesses(api).length > 0,
    progress: () => Math.floor(api.cpuSeconds()),
  })
  await api.kill()
  if ((await broken) !== null) throw new Error('a killed api has responded')
  if ((await storedDocuments(harness)).length > 0) throw new Error('a killed api has stored a document')
  // As if the lease of the killed process had ended.
  await sql`UPDATE document_turns SET leased_until = to_timestamp(0)`.execute(harness.db.database)
  await onApi(harness, {}, async (restarted) => {
    await untilDoneOrStuck({
      what: 'the interrupted document',
      isDone: async () => (await newestState(restarted, member)) === 'ready',
      progress: () => Math.floor(restarted.cpuSeconds()) + documentProcesses(restarted).length,
    })
  })
  const [stored, ...others] = await storedDocuments(harness)
  if (!stored || others.length > 0)
    throw new Error(`${others.length + 1} documents are stored in place of one`)
  assertWhole(stored)
}

interface Downloaded {
  status: number
  retryAfter: string | null
  body: Buffer
}

async function onApi(
  harness: FaultHarness,
  environment: Record<string, string>,
  use: (api: ApiProcess) => Promise<void>,
): Promise<void> {
  const api = await startApiProcess({ ...harness.environment, ...environment })
  try {
    await use(api)
  } finally {
    await api.stop()
  }
}

async function addLongItems(
  { db: { database } }: FaultHarness,
  { userId }: SignedInMember,
  items: number,
): Promise<void> {
  await sql`
    INSERT INTO vault_items (user_id, title, title_key, title_folded, sort_key, description, created_at, updated_at)
    SELECT ${userId}, 'Vase ' || n, 'vase ' || n, 'vase ' || n, 'vase ' || n, ${DESCRIPTION}, now(), now() FROM generate_series(1, ${items}::int) n
  `.execute(database)
}

async function addHugePhoto(
  { db: { database }, dataDir }: FaultHarness,
  { userId }: SignedInMember,
): Promise<void> {
  const [key, side] = ['huge', 12_000]
  const original = aBlankPng(side, side)
  await fileStorage(join(dataDir, 'media')).put(originalOf(key), original, 'image/png')
  await aVaultPhoto(database, {
    key,
    user_id: userId,
    item_id: await aVaultItem(database, userId),
    bytes: original.length,
    width: side,
    height: side,
    renditions: 'waiting',
  })
}

async function download({ url }: ApiProcess, { cookie }: SignedInMember): Promise<Downloaded> {
  const response = await fetch(`${url}${downloadPdf.path}`, { headers: { cookie } })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

async function newestState({ url }: ApiProcess, { cookie }: SignedInMember): Promise<string | undefined> {
  const response = await fetch(`${url}${readNewestDocument.path}`, { headers: { cookie } })
  const { document }: { document: { state: string } | null } = JSON.parse(await response.text())
  return document?.state
}

/** The api responds to others while a process of its own makes the document. */
async function assertRespondsBeside(api: ApiProcess, downloads: Promise<unknown>): Promise<void> {
  let isOver = false
  let [beside, processes] = [0, 0]
  const end = () => (isOver = true)
  downloads.then(end, end)
  while (!isOver) {
    const making = documentProcesses(api).length
    const { status } = await fetch(`${api.url}/health/live`)
    if (status !== 200) throw new Error(`/health/live responds with ${status} beside a document`)
    // Where the document was finished before the response, the response may have waited for it.
    if (!isOver && making > 0) beside += 1
    processes = Math.max(processes, making)
    await otherCalls()
  }
  if (beside === 0) throw new Error('the api responded to nobody while it made a document')
  if (processes > 1) throw new Error(`${processes} documents of one member were made at once`)
}

/** One download has the whole document, and the others are told to come back. */
async function assertOneWhole(
  harness: FaultHarness,
  { userId }: SignedInMember,
  responses: readonly Downloaded[],
): Promise<Buffer> {
  const [made, ...more] = responses.filter(({ status }) => status === 200)
  const refused = responses.filter(({ status, retryAfter }) => status === 429 && retryAfter !== null)
  if (!made || more.length > 0 || refused.length !== responses.length - 1)
    throw new Error(`the downloads respond with ${responses.map(({ status }) => status).join(', ')}`)
  assertWhole(made.body)
  const rows = await harness.db.database
    .selectFrom('vault_documents')
    .select(['key', 'state', 'bytes'])
    .where('user_id', '=', userId)
    .execute()
  const stored = await storedDocuments(harness)
  if (rows.length !== 1 || rows[0]?.state !== 'ready' || stored.length !== 1)
    throw new Error(`${rows.length} rows and ${stored.length} files stand for one document`)
  if (!stored[0]?.equals(made.body) || rows[0].bytes !== made.body.length)
    throw new Error('the document that is kept is another than the one that was sent')
  return made.body
}

function assertWhole(pdf: Buffer): void {
  const text = pdf.toString('latin1')
  if (!text.startsWith('%PDF-') || !text.trimEnd().endsWith('%%EOF'))
    throw new Error('a document is not whole')
}

/** The library that decodes pictures is not in the api's process, and its memory stayed within bounds. */
function assertSpared({ pid }: ApiProcess): void {
  if (readFileSync(`/proc/${pid}/maps`, 'utf8').includes('libvips'))
    throw new Error('the api has loaded what decodes pictures')
  const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  if (!(peak <= MOST_MEMORY_MB)) throw new Error(`the api held ${Math.round(peak)} MB`)
}

/** Process ids of those that make documents for the api. */
function documentProcesses({ pid }: ApiProcess): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid && commandOf(other).includes('document-process'))
}

/** Field 4 of `/proc/<pid>/stat`; null of a process that has ended. */
function parentOf(pid: number): number | null {
  const [, fields] = textOf(`/proc/${pid}/stat`).split(') ')
  return fields === undefined ? null : Number(fields.split(' ')[1])
}

const commandOf = (pid: number): string => textOf(`/proc/${pid}/cmdline`)

/** Empty where the process has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

async function storedDocuments({ dataDir }: FaultHarness): Promise<Buffer[]> {
  const folder = join(dataDir, 'media', documentOf(''))
  const names = await readdir(folder).catch(() => [])
  return await Promise.all(names.map(async (name) => await readFile(join(folder, name))))
}
