import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall
const ADMIN = '/api/v1/newsletter/admin/newsletter-subscribers'
const consent = 'Signed the list at the fair of May 2026.'

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
})
afterAll(() => api.close())

const bring = (csv: string, more: Record<string, unknown> = {}) =>
  staff('POST', `${ADMIN}/import`, { body: { category: 'newsletter', consent, csv, ...more } })
const audited = async (action: string) =>
  (
    await sql<{
      details: unknown
    }>`SELECT details FROM audit_entries WHERE action = ${action} ORDER BY id`.execute(api.data.database)
  ).rows.map(({ details }) => details)

test('addresses that agreed are added once; who is suppressed or has unsubscribed stays out, and each refused row is told', async () => {
  expect(
    (
      await staff('POST', '/api/v1/newsletter/admin/newsletter-suppressions', {
        body: { email: 'never@post.example', note: '' },
      })
    ).status,
  ).toBeLessThan(300)
  const csv =
    'E-mail;First name;Last name\nada@post.example;=1+1;Glass\nNever@post.example;;\nno address;;\n\nbob@post.example;Bob;\n'.replace(
      'E-mail',
      'Email',
    )
  expect(await bring(csv)).toMatchObject({
    status: 200,
    body: {
      added: 2,
      already: 0,
      refused: [
        { row: 3, email: 'Never@post.example', reason: 'suppressed' },
        { row: 4, email: 'no address', reason: 'invalid' },
      ],
    },
  })
  // The same file again changes nothing.
  expect((await bring(csv)).body).toMatchObject({ added: 0, already: 2 })
  await sql`UPDATE newsletter_subscriptions SET state = 'UNSUBSCRIBED' FROM newsletter_subscribers s WHERE s.id = subscriber_id AND s.email = 'bob@post.example'`.execute(
    api.data.database,
  )
  expect((await bring(csv)).body).toMatchObject({
    added: 0,
    already: 1,
    refused: expect.arrayContaining([{ row: 6, email: 'bob@post.example', reason: 'unsubscribed' }]),
  })

  const { body, headers } = await staff('GET', `${ADMIN}?sort=["email","ASC"]`)
  expect(body).toMatchObject([
    { email: 'ada@post.example', categories: ['newsletter'], source: 'import', isSuppressed: false },
    { email: 'bob@post.example', categories: [] },
  ])
  expect(headers['content-range']).toBe('newsletter-subscribers 0-1/2')
  expect(
    (await staff('GET', `${ADMIN}?filter=${JSON.stringify({ category: 'newsletter' })}`)).body,
  ).toHaveLength(1)
  expect(await audited('newsletter-subscribers.imported')).toMatchObject([
    { consent, added: 2, refused: 2 },
    { added: 0, already: 2 },
    { already: 1, refused: 3 },
  ])
})

test('without a statement of consent, or with a file that cannot be read, nothing is added', async () => {
  for (const [csv, more, field] of [
    ['email\nx@post.example', { consent: 'ok' }, 'consent'],
    ['name\nx@post.example', {}, 'csv'],
    ['email\n"x@post.example', {}, 'csv'],
  ] as const) {
    expect(await bring(csv, more)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  }
  expect((await staff('GET', `${ADMIN}?filter=${JSON.stringify({ q: 'x@post' })}`)).body).toEqual([])
})

test('the export guards formulas and is audited', async () => {
  const { body } = await staff('POST', `${ADMIN}/export`)
  expect(body.csv).toContain("ada@post.example,'=1+1,Glass,import,newsletter")
  expect(await audited('newsletter-subscribers.exported')).toMatchObject([{ rows: 2 }])
  // The same file comes back without the apostrophe.
  await sql`DELETE FROM newsletter_subscribers`.execute(api.data.database)
  expect(await bring(String(body.csv))).toMatchObject({ status: 200, body: { added: 2, refused: [] } })
  expect((await staff('POST', `${ADMIN}/export`)).body.csv).toContain("ada@post.example,'=1+1,Glass")
})
