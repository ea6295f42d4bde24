import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillPath } from '@vitrine/contracts/client'
import { searchDictionary } from '@vitrine/contracts/dictionary/endpoints'
import { openDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { CLIENTS, compare, record, RUNS, step } from './search/against-engine.ts'
import { searchTexts } from './search/search-texts.ts'
import type { BenchServers } from './shared/bench-servers.ts'
import { allMisspelled } from './shared/misspelled-texts.ts'
import type { HttpCall } from './shared/load.ts'
import { runBundle, startApi, type Environment, searchOn } from './shared/product-process.ts'

const ARTICLES = 28_000
const TEXTS = 200

/**
 * The api's search (relevance and facets) against the same requests straight to the engine, OpenSearch, from
 * the same load generator in turn: at least 0.6 of the rate, at most 1.8 times the p50 and 1.5 times the p99.
 * What the api asks at once (the hits and what is counted) the other side asks at once, too. Texts that the
 * api asks again, because they found nothing, are told apart, and so are misspelled ones, which it asks
 * several times: at most twice the p99. Tells what it is at, for all of it takes minutes; `--texts N` takes
 * fewer than 200 of each, and `--file F` articles that are there already.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { file: { type: 'string' }, texts: { type: 'string', default: String(TEXTS) } },
  })
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const [postgres, openSearch] = [await servers.postgres(), await servers.openSearch()]
  const environment: Environment = {
    DATABASE_URL: postgres.url,
    VITRINE_DATA_DIR: folder,
    ...searchOn(openSearch.url),
  }
  try {
    const texts = await step(`${ARTICLES} articles are imported and indexed`, () =>
      fillIn(environment, folder, { givenFile: values.file, count: Number(values.texts) }),
    )
    const all = await step(`${texts.length} texts are asked once`, () =>
      record(environment, openSearch.url, texts.map(searchFor)),
    )
    // A text of words that nobody wrote together finds nothing at first, and is asked again.
    const once = all.filter(({ steps }) => steps.length === 1)
    const again = all.filter(({ steps }) => steps.length > 1)
    const wrong = await step('they are asked misspelled', () =>
      record(environment, openSearch.url, allMisspelled(texts).map(searchFor)),
    )
    const api = await startApi(environment)
    const kinds = { 'rightly spelled': once, 'rightly spelled, asked again': again, misspelled: wrong }
    const figures = []
    for (const [kind, searches] of Object.entries(kinds))
      if (searches.length > 0) figures.push(await compare(kind, searches, api.origin, openSearch.url))
    await api.stop()
    console.log(JSON.stringify({ bench: 'search', clients: CLIENTS, runs: RUNS, figures }))
  } finally {
    await openSearch.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The product's own way in: starter content, a generated file, the import, a rebuild. Returns texts to search
 * for.
 */
async function fillIn(
  environment: Environment,
  folder: string,
  { givenFile, count }: { givenFile: string | undefined; count: number },
): Promise<string[]> {
  const { database, close } = openDatabase({ url: environment['DATABASE_URL'] ?? '' })
  try {
    await migrate(database)
    await runBundle('api/dist/seed-command.js', [], environment)
    const file = givenFile ?? join(folder, 'articles.ndjson.gz')
    if (!givenFile)
      await runBundle(
        'api/dist/generate-command.js',
        ['dictionary-articles', String(ARTICLES), '--out', file],
        environment,
      )
    await runBundle('api/dist/import-command.js', ['dictionary-articles', file, '--no-wait'], environment)
    await runBundle('workers/dist/index-command.js', ['rebuild', 'dictionary'], environment)
    return await searchTexts(database, count)
  } finally {
    await close()
  }
}

function searchFor(text: string): HttpCall {
  return { method: 'GET', path: fillPath(searchDictionary.path, { query: { query: text } }) }
}
