import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Client } from './client.ts'
import { compiledOnce } from './compiled-once.ts'
import type { Executor, Transaction } from './database.ts'
import { PREPARED_WITH_NEXT } from './prepared.ts'

let data: TestDatabase

beforeAll(async () => {
  data = await testDatabase()
  await sql`CREATE TABLE kept (id int PRIMARY KEY, note text)`.execute(data.database)
})
afterAll(() => data.drop())
beforeEach(() => sql`TRUNCATE kept`.execute(data.database))

/** A statement that goes with the next. */
const add = compiledOnce((executor, { id, note }: { id: number; note: string | null }) =>
  sql`${PREPARED_WITH_NEXT} INSERT INTO kept (id, note) VALUES (${id}, ${note})`.compile(executor),
)

const keptIds = async (executor: Executor = data.database) =>
  (await sql<{ id: number }>`SELECT id FROM kept ORDER BY id`.execute(executor)).rows.map(({ id }) => id)

const inTransaction = <Result>(run: (transaction: Transaction) => Promise<Result>) =>
  data.database.transaction().execute(run)

test('a transaction begins with its first statement, and what goes with the next is there for it and after COMMIT', async () => {
  const seen = await inTransaction(async (transaction) => {
    await add(transaction, { id: 1, note: 'first' })
    await add(transaction, { id: 2, note: null })
    const between = await keptIds(transaction)
    await add(transaction, { id: 3, note: 'last' })
    return between
  })
  expect([seen, await keptIds()]).toEqual([
    [1, 2],
    [1, 2, 3],
  ])
})

test('statements of a transaction share it, from the first on', async () => {
  const ids = await inTransaction(async (transaction) => {
    const rows = []
    for (const text of [
      sql`SELECT pg_current_xact_id()::text AS id`,
      sql`SELECT pg_current_xact_id()::text AS id, ${1}::int AS one`,
    ])
      rows.push(...(await sql<{ id: string }>`${text}`.execute(transaction)).rows)
    return new Set(rows.map(({ id }) => id)).size
  })
  expect(ids).toBe(1)
})

test('what fails on its way with COMMIT is thrown by the transaction, which leaves nothing', async () => {
  await inTransaction((transaction) => add(transaction, { id: 1, note: '' }))
  const failing = inTransaction(async (transaction) => {
    await sql`INSERT INTO kept (id) VALUES (${7})`.execute(transaction)
    await add(transaction, { id: 1, note: 'twice' })
    await add(transaction, { id: 8, note: 'after it' })
  })
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' })
  expect(await keptIds()).toEqual([1])
})

test('what fails on its way with a statement is thrown there, and the statement is passed over', async () => {
  const failing = inTransaction(async (transaction) => {
    await add(transaction, { id: 1, note: '' })
    await add(transaction, { id: 1, note: 'twice' })
    await sql`INSERT INTO kept (id) VALUES (${2})`.execute(transaction).catch((error: unknown) => {
      throw new Error('at the statement', { cause: error })
    })
  })
  await expect(failing).rejects.toMatchObject({ message: 'at the statement', cause: { code: '23505' } })
  expect(await keptIds()).toEqual([])
})

test('nothing runs where BEGIN fails', async () => {
  const client = new Client(data.pool.options)
  await client.connect()
  try {
    // The same unit, with a first statement that Postgres refuses as it would a BEGIN.
    await client.query('begin/*with the next*/')
    const waiting: unknown = Reflect.get(client, 'waiting')
    Reflect.set(client, 'waiting', [{ ...(waiting as [object])[0], text: 'begin nothing', name: 'begin' }])
    await expect(client.query('INSERT INTO kept (id) VALUES ($1)', [1])).rejects.toMatchObject({
      code: '42601',
    })
    expect(await keptIds()).toEqual([])
  } finally {
    await client.end()
  }
})

test('a connection stays as good as new after a unit that failed, prepared statements included', async () => {
  await data.database.connection().execute(async (connection) => {
    const broken = connection.transaction().execute(async (transaction) => {
      await sql`SELECT 1 / ${0}::int`.execute(transaction)
    })
    await expect(broken).rejects.toMatchObject({ code: '22012' })
    const passedOver = connection.transaction().execute(async (transaction) => {
      await sql`${PREPARED_WITH_NEXT} SELECT 1 / ${0}::int`.execute(transaction)
      // Never seen by the connection before, and passed over.
      await add(transaction, { id: 4, note: '' })
    })
    await expect(passedOver).rejects.toMatchObject({ code: '22012' })
    await connection.transaction().execute((transaction) => add(transaction, { id: 5, note: '' }))
    expect(await keptIds(connection)).toEqual([5])
  })
})

test('a transaction that is given up or sends nothing leaves its connection outside of one', async () => {
  await data.database.connection().execute(async (connection) => {
    await expect(
      connection.transaction().execute(() => Promise.reject(new Error('given up'))),
    ).rejects.toThrow('given up')
    const late = connection.transaction().execute(async (transaction) => {
      await add(transaction, { id: 1, note: 'waits' })
      throw new Error('given up late')
    })
    await expect(late).rejects.toThrow('given up late')
    await connection.transaction().execute(() => Promise.resolve())
    // In a transaction both would have one time.
    const times = []
    for (let time = 0; time < 2; time += 1)
      times.push((await sql<{ at: string }>`SELECT now()::text AS at`.execute(connection)).rows[0]?.at)
    expect([new Set(times).size, await keptIds(connection)]).toEqual([2, []])
  })
})

test('outside of a transaction nothing waits', async () => {
  await add(data.database, { id: 1, note: '' })
  expect(await keptIds()).toEqual([1])
  await expect(add(data.database, { id: 1, note: '' })).rejects.toMatchObject({ code: '23505' })
})

test('several statements in one text, an isolation level and a savepoint work as ever', async () => {
  await inTransaction(async (transaction) => {
    await sql.raw(`INSERT INTO kept (id) VALUES (1); INSERT INTO kept (id) VALUES (2)`).execute(transaction)
    await add(transaction, { id: 3, note: '' })
    await sql.raw(`INSERT INTO kept (id) VALUES (4); INSERT INTO kept (id) VALUES (5)`).execute(transaction)
  })
  await data.database
    .transaction()
    .setIsolationLevel('serializable')
    .execute(async (transaction) => {
      expect(
        (
          await sql<{ level: string }>`SELECT current_setting('transaction_isolation') AS level`.execute(
            transaction,
          )
        ).rows,
      ).toEqual([{ level: 'serializable' }])
      await add(transaction, { id: 6, note: '' })
    })
  await inTransaction(async (transaction) => {
    await sql`SAVEPOINT before`.execute(transaction)
    await add(transaction, { id: 7, note: '' })
    await sql`ROLLBACK TO SAVEPOINT before`.execute(transaction)
    await add(transaction, { id: 8, note: '' })
  })
  expect(await keptIds()).toEqual([1, 2, 3, 4, 5, 6, 8])
})

test('BEGIN, a statement, what goes with the next, and COMMIT take two trips', async () => {
  const client = await data.pool.connect()
  try {
    const stream = Reflect.get(Reflect.get(client, 'connection') as object, 'stream') as object
    let trips = 0
    const write = Reflect.get(stream, '_write') as (...given: unknown[]) => void
    Reflect.set(stream, '_write', (...given: unknown[]) => {
      trips += 1
      Reflect.apply(write, stream, given)
    })
    await client.query('begin/*with the next*/', [])
    await client.query('SELECT $1::int AS one', [1])
    await client.query('/*with the next*//*prepared*/ INSERT INTO kept (id) VALUES ($1)', [1])
    await client.query('commit', [])
    expect([trips, await keptIds()]).toEqual([2, [1]])
  } finally {
    client.release(true)
  }
})

test('a connection that was closed meanwhile says so', async () => {
  const failing = inTransaction(async (transaction) => {
    const {
      rows: [backend],
    } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction)
    await add(transaction, { id: 1, note: '' })
    await data.pool.query('SELECT pg_terminate_backend($1)', [backend?.pid])
  })
  await expect(failing).rejects.toBeInstanceOf(Error)
  expect(await keptIds()).toEqual([])
})

test('the driver is the one whose inner parts a unit relies on', () => {
  expect(
    [
      'submit',
      'handleCommandComplete',
      'handleReadyForQuery',
      'handleError',
      'handleRowDescription',
      'handleDataRow',
    ].filter((name) => typeof Reflect.get(pg.Query.prototype, name) !== 'function'),
  ).toEqual([])
})
