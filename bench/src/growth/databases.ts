import { join } from 'node:path'
import { openDatabase, type OpenDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { openSearchEngine } from '@vitrine/search/open-engine'
import { sql } from 'kysely'
import { runBundle, type Environment } from '../shared/product-process.ts'

export interface SizedDatabase {
  url: string
  articles: number
}

/**
 * A database for each size on one server, filled the product's own way where it is not there yet; indexes are
 * current, if they are asked for.
 */
export async function makeDatabases(
  server: string,
  folder: string,
  sizes: { small: number; large: number },
  { indexes = true } = {},
): Promise<{ small: SizedDatabase; large: SizedDatabase }> {
  const make = async (articles: number) => {
    const url = new URL(server)
    url.pathname = `/growth_${articles}`
    await createDatabase(server, `growth_${articles}`)
    await fillIn({ url: url.href, articles }, folder, indexes)
    return { url: url.href, articles }
  }
  return { small: await make(sizes.small), large: await make(sizes.large) }
}

async function createDatabase(server: string, name: string): Promise<void> {
  const { database, close } = openDatabase({ url: server })
  const { rows } = await sql`SELECT 1 FROM pg_database WHERE datname = ${name}`.execute(database)
  if (rows.length === 0) await sql`CREATE DATABASE ${sql.id(name)}`.execute(database)
  await close()
}

async function fillIn({ url, articles }: SizedDatabase, folder: string, indexes: boolean): Promise<void> {
  const environment: Environment = { DATABASE_URL: url, VITRINE_DATA_DIR: folder }
  const open = openDatabase({ url })
  try {
    await migrate(open.database)
    if ((await countArticles(open)) < articles) {
      const file = join(folder, `articles-${articles}.ndjson.gz`)
      await runBundle('api/dist/seed-command.js', [], { ...environment, NODE_ENV: 'development' })
      await runBundle(
        'api/dist/generate-command.js',
        ['dictionary-articles', String(articles), '--out', file],
        environment,
      )
      await runBundle('api/dist/import-command.js', ['dictionary-articles', file, '--no-wait'], environment)
      await sql`VACUUM ANALYZE`.execute(open.database)
    }
    if (indexes && !(await isIndexCurrent(open)))
      await runBundle('workers/dist/index-command.js', ['rebuild', 'dictionary'], environment)
  } finally {
    await open.close()
  }
}

async function countArticles({ database }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM articles`.execute(database)
  return rows[0]?.count ?? 0
}

async function isIndexCurrent({ pool }: OpenDatabase): Promise<boolean> {
  const engine = openSearchEngine(
    { SEARCH_DISTRIBUTION: 'opensearch', SEARCH_INDEX_PREFIX: '' },
    sqlExecutor(pool),
  )
  const { current } = await engine.ensure(dictionaryIndex)
  return current && (await engine.countDocuments(dictionaryIndex)) > 0
}
