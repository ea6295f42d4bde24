import { isDatabaseUnavailable } from '@vitrine/database/database-unavailable'
import { until } from '@vitrine/testing/until'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffApi, type TestApi, type TestCall, type TestResponse } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
})
afterAll(() => api.close())

const create = (url: string) => staff('POST', '/taxonomy/create', { body: { url, title: url } })

const unavailable = {
  status: 503,
  headers: { 'retry-after': expect.stringMatching(/^[1-5]$/) },
  body: { errorCode: 'SERVICE_UNAVAILABLE' },
}

test('connections that are ended while six write cost a 503 each at most, and nothing that was confirmed', async () => {
  const responses: TestResponse[] = []
  let ended = 0
  const write = async (writer: number) => {
    for (let at = 0; ended < 10; at += 1) responses.push(await create(`lost-${writer}-${at}`))
  }
  const end = async () => {
    for (; ended < 10; ended += 1) {
      const before = responses.length
      await until(() => responses.length > before)
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`
        .execute(api.data.database)
        // It may meet a connection that it has ended itself.
        .catch((error: unknown) => expect(isDatabaseUnavailable(error)).toBe(true))
    }
  }
  await Promise.all([end(), ...Array.from({ length: 6 }, (_, writer) => write(writer))])
  for (const response of responses.filter(({ status }) => status !== 201))
    expect(response).toMatchObject(unavailable)
  // What is left of ended connections is used up.
  await until(async () =>
    (await Promise.all(Array.from({ length: 12 }, (_, at) => create(`fresh-${at}-${(ended += 1)}`)))).every(
      ({ status }) => status === 201,
    ),
  )
  const created = responses.filter(({ status }) => status === 201).map(({ body }) => Number(body.response.id))
  const { rows } = await sql<{
    found: number
  }>`SELECT count(*) AS found FROM taxonomy_nodes WHERE id = ANY(${created})`.execute(api.data.database)
  expect(created.length).toBeGreaterThan(0)
  expect(rows[0]?.found).toBe(created.length)
  expect(await create('after-all-that')).toMatchObject({ status: 201 })
})

test('a statement that Postgres cancels is a 503 that says when to come back', async () => {
  const holder = await api.data.pool.connect()
  await holder.query('BEGIN; LOCK TABLE taxonomy_nodes')
  const waiting = create('canceled')
  await until(async () => {
    const { rows } = await holder.query(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
    return rows.length > 0
  })
  expect(await waiting).toMatchObject(unavailable)
  await holder.query('ROLLBACK')
  holder.release()
})
