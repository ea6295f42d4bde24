import { cuttableProxy, type CuttableProxy } from '@vitrine/testing/faults/cuttable-proxy'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type pg from 'pg'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { openPool } from './open-pool.ts'

let data: TestDatabase
let proxy: CuttableProxy
let pool: pg.Pool

beforeAll(async () => {
  data = await testDatabase()
  const { hostname, port } = new URL(data.url)
  proxy = await cuttableProxy({ host: hostname, port: Number(port) })
})
afterAll(async () => {
  await proxy.close()
  await data.drop()
})

beforeEach(() => {
  const url = new URL(data.url)
  url.port = String(proxy.port)
  pool = openPool({
    url: url.href,
    size: 1,
    waitMs: 1_000,
    statementTimeoutMs: 0,
    holdMs: 1_000,
    applicationName: 'frozen',
  })
})
afterEach(async () => {
  proxy.thaw()
  await pool.end()
})

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a statement that a frozen server never ends fails as one that may be asked again', async () => {
  await pool.query('SELECT 1')
  proxy.freeze()
  expect(isDatabaseUnavailable(await failure(pool.query('SELECT 1')))).toBe(true)
  // The connection is gone, and a new one does not come.
  expect(isDatabaseUnavailable(await failure(pool.query('SELECT 1')))).toBe(true)
  proxy.thaw()
  expect((await pool.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }])
})

test('what a frozen server does later leaves no transaction open for the next user', async () => {
  await pool.query('CREATE TABLE IF NOT EXISTS frozen (id int)')
  proxy.freeze()
  const client = await pool.connect()
  expect(isDatabaseUnavailable(await failure(client.query('BEGIN')))).toBe(true)
  client.release()
  proxy.thaw()
  await pool.query('INSERT INTO frozen VALUES (1)')
  expect((await data.pool.query('SELECT id FROM frozen')).rows).toEqual([{ id: 1 }])
})

test('a connection that was given back in time is used again', async () => {
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  const first = await pid()
  // Longer than a connection may be held.
  await data.pool.query('SELECT pg_sleep(1.2)')
  expect(await pid()).toBe(first)
})
