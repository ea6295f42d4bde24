import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@vitrine/database/database'
import { migrate } from '@vitrine/database/migrate'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { DeliveryQueues } from '@vitrine/messaging/queues/delivery-queues'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { until } from '@vitrine/testing/until'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type RunningPostgres,
} from './embedded-postgres.ts'

let folder: string
let running: RunningPostgres | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'))
})
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const dataDir = () => join(folder, 'postgres')
const passwordFile = (role: 'admin-password' | 'password') => `${dataDir()}.${role}`

async function start(
  told: Pick<EmbeddedPostgresOptions, 'onCrash' | 'onRestarted' | 'logFile'> = {},
): Promise<RunningPostgres> {
  running = await startEmbeddedPostgres({ dataDir: dataDir(), ...told })
  return running
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

function urlAs(role: string, password: string, database: string): string {
  const url = new URL(running?.url ?? '')
  url.username = role
  url.password = password
  url.pathname = database
  return url.href
}

/** Everything that the product makes in its database: tables, queues, the search index. */
async function useAsProduct(url: string): Promise<void> {
  const { database, pool, close } = openDatabase({ url, poolSize: 3 })
  await migrate(database)
  const queues = new DeliveryQueues({ kind: 'postgres', url })
  await queues.waitUntilReady()
  await queues.add([{ eventId: 1, consumer: 'refresh-caches' }])
  await queues.close()
  await createPostgresEngine({ sql: sqlExecutor(pool) }).ensure(dictionaryIndex)
  await close()
}

/** What is neither the owner's nor an extension's. */
const FOREIGN = `
  SELECT class.relname AS name FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace
  WHERE space.nspname IN ('public', 'bullmq', 'search') AND relowner <> 'vitrine'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = class.oid AND deptype = 'e')
  UNION ALL
  SELECT proname FROM pg_proc routine JOIN pg_namespace space ON space.oid = pronamespace
  WHERE space.nspname IN ('public', 'bullmq', 'search') AND proowner <> 'vitrine'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = routine.oid AND deptype = 'e')
  UNION ALL
  SELECT nspname FROM pg_namespace WHERE nspname IN ('bullmq', 'search') AND nspowner <> 'vitrine'::regrole`

const ROLE = "SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = 'vitrine'"
const PLAIN = [{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]

test('the product works as a role that owns its database and is nothing more', async () => {
  const { url } = await start()
  await useAsProduct(url)
  expect(await ask(url, ROLE)).toEqual(PLAIN)
  expect(await ask(url, FOREIGN)).toEqual([])
  await expect(ask(url, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow(/permission denied/)
})

test('a cluster whose superuser was the product is given a plain owner, and the product goes on with its data', async () => {
  await start()
  const [owner, admin] = (['password', 'admin-password'] as const).map((file) =>
    readFileSync(passwordFile(file), 'utf8'),
  )
  // As an earlier release left it.
  const adminUrl = urlAs('postgres', admin ?? '', 'postgres')
  await ask(adminUrl, 'DROP DATABASE vitrine')
  await ask(adminUrl, "DROP ROLE vitrine; CREATE ROLE helper SUPERUSER LOGIN PASSWORD 'helper'")
  await ask(
    urlAs('helper', 'helper', 'postgres'),
    `ALTER ROLE postgres RENAME TO vitrine; ALTER ROLE vitrine PASSWORD '${owner}'`,
  )
  await ask(urlAs('vitrine', owner ?? '', 'postgres'), 'DROP ROLE helper')
  await ask(urlAs('vitrine', owner ?? '', 'postgres'), 'CREATE DATABASE vitrine')
  await useAsProduct(running?.url ?? '')
  await ask(
    running?.url ?? '',
    "INSERT INTO taxonomy_nodes (url, title, sort_key, path, ancestor_ids) VALUES ('glass', 'Glass', 'glass', 'glass', '{}')",
  )
  await running?.stop()
  rmSync(passwordFile('admin-password'))

  const { url } = await start()
  expect(await ask(url, ROLE)).toEqual(PLAIN)
  expect(await ask(url, FOREIGN)).toEqual([])
  expect(await ask(url, 'SELECT title FROM taxonomy_nodes')).toEqual([{ title: 'Glass' }])
  await useAsProduct(url)
  await ask(
    url,
    'ALTER TABLE taxonomy_nodes ADD COLUMN probe int; ALTER TABLE taxonomy_nodes DROP COLUMN probe',
  )
})

test('a copy of the folder of a stopped server is a backup, whoever copied it', async () => {
  const { url } = await start()
  await ask(url, "CREATE TABLE kept AS SELECT 'Glass' AS title")
  await running?.stop()
  const backup = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
  onTestFinished(() => rmSync(backup, { recursive: true, force: true }))
  // Copied without its owners: by root the files are root's, as which no server runs.
  cpSync(folder, backup, { recursive: true })
  const changed = await start()
  await ask(changed.url, 'DROP TABLE kept')
  await running?.stop()
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true })
  cpSync(backup, folder, { recursive: true })

  const restored = await start()
  expect(await ask(restored.url, 'SELECT title FROM kept')).toEqual([{ title: 'Glass' }])
})

test('a server that is killed is started again on the same port, as often as it happens', async () => {
  const crashes: string[] = []
  let restarts = 0
  const { url } = await start({ onCrash: (how) => crashes.push(how), onRestarted: () => (restarts += 1) })
  await ask(url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (1)')
  for (let time = 1; time <= 2; time += 1) {
    process.kill(Number(readFileSync(join(dataDir(), 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL')
    await until(() => restarts === time)
    expect(await ask(url, 'SELECT id FROM kept')).toEqual([{ id: 1 }])
  }
  expect(crashes).toEqual(['was ended by SIGKILL', 'was ended by SIGKILL'])
})

test('a server whose log has no room on the disk runs all the same, and ends nobody', async () => {
  const { url } = await start({ logFile: '/dev/full' })
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await expect(ask(url, 'SELECT nothing')).rejects.toThrow('does not exist')
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})
