import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import { openDatabase } from '@vitrine/database/database'
import { auditPage, type PageAudit } from './shell/audit-page.ts'
import { layoutChunks } from './shell/layout-chunks.ts'
import { loadLighthouse, type Lighthouse } from './shell/load-lighthouse.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { startApi, startWorkers, type Environment } from './shared/product-process.ts'
import { fillInStarterContent } from './shared/starter-content.ts'
import { median } from './shared/statistics.ts'

interface AuditedPage {
  path: string
  skipAudits: readonly string[]
}

const PAGES: readonly AuditedPage[] = [
  '/',
  '/dictionary',
  '/dictionary/celadon',
  '/dictionary/c/ceramics',
  '/upcomingauctions',
  '/newsletter-landing-page',
].map((path) => ({ path, skipAudits: [] }))
/** What members share is not for search engines, so whether they may list it does not count. */
const NOT_LISTED = ['is-crawlable']
const SCRIPT_BUDGET = 130_000
const LOWEST_SCORE = 95
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * What the whole shell costs a reader: compressed script on the dictionary page (at most 130 kB), the two
 * layouts' chunks, and Lighthouse's four scores on its phone with a slow line (at least 95 each, the middle
 * of the runs) of six pages, and of a public collection and an item in it.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { runs: { type: 'string', default: '5' } } })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const lighthouse = await loadLighthouse(await servers.lighthouse())
  const postgres = await servers.postgres()
  const environment = { DATABASE_URL: postgres.url, VITRINE_DATA_DIR: folder }
  const chrome = await lighthouse.launch({
    chromePath: await servers.chromium(),
    chromeFlags,
    logLevel: 'silent',
  })
  try {
    await fillInStarterContent(postgres.url, environment)
    await makeSmallerPhotos(postgres.url, environment)
    const api = await startApi(environment)
    try {
      report(
        await auditPages(
          lighthouse,
          api.origin,
          chrome.port,
          [...PAGES, ...(await sharedPages(postgres.url))],
          Number(values.runs),
        ),
      )
    } finally {
      await api.stop()
    }
  } finally {
    chrome.kill()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function auditPages(
  lighthouse: Lighthouse,
  origin: string,
  port: number,
  pages: readonly AuditedPage[],
  runs: number,
): Promise<Map<string, PageAudit[]>> {
  const audits = new Map<string, PageAudit[]>()
  // The first look makes what is kept from then on, as the small pictures are, and does not count.
  for (const { path, skipAudits } of pages) await auditPage(lighthouse, `${origin}${path}`, port, skipAudits)
  for (let run = 0; run < runs; run += 1) {
    for (const { path, skipAudits } of pages)
      audits.set(path, [
        ...(audits.get(path) ?? []),
        await auditPage(lighthouse, `${origin}${path}`, port, skipAudits),
      ])
  }
  return audits
}

/** As the workers leave the photos of a vault: until they have run, each is sent as large as it is kept. */
async function makeSmallerPhotos(url: string, environment: Environment): Promise<void> {
  const { database, close } = openDatabase({ url })
  const workers = startWorkers(environment)
  try {
    while (
      await database
        .selectFrom('vault_media')
        .select('id')
        .where('renditions', '=', 'waiting')
        .limit(1)
        .executeTakeFirst()
    )
      await setTimeout(200)
  } finally {
    await workers.stop()
    await close()
  }
}

/** The sample members' public collection with the most items, and one of those. */
async function sharedPages(url: string): Promise<AuditedPage[]> {
  const { database, close } = openDatabase({ url })
  try {
    const { collection_id: collectionId, item_id: itemId } = await database
      .selectFrom('collections')
      .innerJoin('vault_items', 'vault_items.collection_id', 'collections.id')
      .select(({ fn }) => ['collections.id as collection_id', fn.min('vault_items.id').as('item_id')])
      .where('collections.status', '=', 'public')
      .groupBy('collections.id')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .executeTakeFirstOrThrow()
    return [publicCollectionUrl(collectionId), `/app/vault/publicVaultItem?id=${itemId}`].map((path) => ({
      path,
      skipAudits: NOT_LISTED,
    }))
  } finally {
    await close()
  }
}

function report(audits: ReadonlyMap<string, readonly PageAudit[]>): void {
  const pages = [...audits].map(([path, runs]) => ({
    path,
    ...middleOf(runs),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  }))
  for (const { path, failed, ...figures } of pages)
    console.log(path, JSON.stringify(figures), failed.length > 0 ? `not whole: ${failed.join(', ')}` : '')
  const scriptBytes = audits.get('/dictionary')?.[0]?.scriptBytes ?? Number.NaN
  const scores = pages.flatMap(({ performance, accessibility, bestPractices, seo }) => [
    performance,
    accessibility,
    bestPractices,
    seo,
  ])
  const wanted = { scriptBytesOnDictionary: SCRIPT_BUDGET, lowestScore: LOWEST_SCORE }
  console.log(
    JSON.stringify({
      bench: 'shell',
      scriptBytesOnDictionary: scriptBytes,
      lowestScore: Math.min(...scores),
      layouts: layoutChunks(),
      pages,
      wanted,
    }),
  )
}

function middleOf(runs: readonly PageAudit[]) {
  const middle = (of: (audit: PageAudit) => number) => median(runs.map(of))
  return {
    performance: middle((audit) => audit.performance),
    accessibility: middle((audit) => audit.accessibility),
    bestPractices: middle((audit) => audit.bestPractices),
    seo: middle((audit) => audit.seo),
    largestContentfulPaintMs: Math.round(middle((audit) => audit.largestContentfulPaintMs)),
    layoutShift: middle((audit) => audit.layoutShift),
    blockingMs: Math.round(middle((audit) => audit.blockingMs)),
    scriptBytes: middle((audit) => audit.scriptBytes),
  }
}
