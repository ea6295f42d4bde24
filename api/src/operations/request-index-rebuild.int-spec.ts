import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  api = await testApi()
  staff = await api.signedIn('ROLE_ADMIN')
})
afterAll(() => api.close())

const request = () => staff('POST', '/api/v1/operations/indexes/dictionary/rebuild')
const refused = {
  status: 409,
  body: { errorCode: 'STATUS_CONFLICT', message: 'A rebuild of this index is already waiting or running.' },
}

test('one rebuild of an index waits at most, also where two ask at once', async () => {
  const responses = await Promise.all([request(), request()])
  expect(responses.map(({ status }) => status)).toEqual(expect.arrayContaining([202, 409]))
  expect(await request()).toMatchObject(refused)
  await sql`UPDATE outbox_deliveries SET done_at = now()`.execute(api.data.database)
  expect(await request()).toMatchObject({ status: 202 })
  // One that failed for good waits no longer.
  await sql`UPDATE outbox_deliveries SET failed_at = now() WHERE done_at IS NULL`.execute(api.data.database)
  expect(await request()).toMatchObject({ status: 202 })
})

test('the card of an index names what the last rebuild skipped', async () => {
  await sql`INSERT INTO index_rebuilds (index_id, engine, state, documents, skipped, skipped_records) VALUES ('dictionary', 'postgres', 'done', 7, 1, '[{"id": 3, "reason": "no title"}]')`.execute(
    api.data.database,
  )
  const { body } = await staff('GET', '/api/v1/operations/indexes')
  expect(body[0].lastRebuild).toMatchObject({
    documents: 7,
    skipped: { count: 1, records: [{ id: 3, reason: 'no title' }] },
  })
})
