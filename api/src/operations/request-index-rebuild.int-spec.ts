import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
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

test('the card of an index has its last comparison with the database, and none before the first', async () => {
  const comparison = async () =>
    (await staff('GET', '/api/v1/operations/indexes')).body.find(({ id }: { id: string }) => id === 'marks')
      .comparison
  expect(await comparison()).toBeNull()
  await sql`
    INSERT INTO index_comparisons (index_id, documents, records, document_revision, record_revision, skipped, is_settled, compared_at)
    VALUES ('marks', 5000, 4980, 7, 6, 0, true, '2026-11-28T10:00:00Z')
  `.execute(api.data.database)
  expect(await comparison()).toEqual({
    documents: 5000,
    records: 4980,
    documentRevision: 7,
    recordRevision: 6,
    skipped: 0,
    isSettled: true,
    comparedAt: '2026-11-28T10:00:00.000Z',
  })
})
