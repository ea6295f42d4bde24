import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constraintRefusals } from '../constraint-refusals.ts'
import { aCategoryAndAnAuthor, articleDetails } from '../testing/dictionary-fixtures.ts'
import { staffApi, type TestApi, type TestCall, type TestResponse } from '../testing/test-api.ts'

const CALLERS = 8
let api: TestApi
let staff: TestCall
let place: { categoryId: number; authorId: number }

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  place = await aCategoryAndAnAuthor(staff, 'races')
})
afterAll(() => api.close())

const together = (call: (at: number) => Promise<TestResponse>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, at) => call(at)))

interface Raced {
  responses: readonly TestResponse[]
  status: number
  field: string
}

/** One has what all wanted; the others are told at the field, with the code that is documented. */
function expectOneWinner({ responses, status, field }: Raced): void {
  const lost = responses.filter((response) => response.status !== status)
  expect(
    lost.map((response) => [
      response.status,
      response.body.errorCode,
      Array.isArray(response.body.errors)
        ? response.body.errors[0]
        : { field: Object.keys(response.body.errors)[0], errorCode: 'exists' },
    ]),
  ).toEqual(
    Array.from({ length: CALLERS - 1 }, () => [
      409,
      'ALREADY_EXISTS',
      expect.objectContaining({ field, errorCode: 'exists' }),
    ]),
  )
}

const AUTHORS = '/api/v1/dictionary/admin/authors'
const ARTICLES = '/api/v1/dictionary/admin/articles'
const PARTNERS = '/api/v1/partners/admin/partners'
const partner = (source: string, sourceUrl = source) => ({
  source,
  sourceUrl,
  graphicUrl: '/media/partners/o.svg',
  bgColor: '#CFE0D3',
})

describe('eight who create with one url at once', () => {
  it.each([
    [
      'authors',
      'url',
      (at: number) =>
        staff('POST', AUTHORS, { body: { firstName: 'Ada', lastName: `Racer ${at}`, url: 'racer' } }),
    ],
    ['articles', 'url', () => staff('POST', ARTICLES, { body: articleDetails(place, { url: 'raced' }) })],
    [
      'categories',
      'url',
      () => staff('POST', '/taxonomy/create', { body: { title: 'Raced', url: 'raced' } }),
    ],
    [
      'partners',
      'sourceUrl',
      (at: number) => staff('POST', PARTNERS, { body: partner(`Racer ${at}`, 'racer') }),
    ],
    [
      'suppressed addresses',
      'email',
      () =>
        staff('POST', '/api/v1/newsletter/admin/newsletter-suppressions', {
          body: { email: 'raced@vitrine.example', note: '' },
        }),
    ],
  ])('%s: one wins', async (_what, field, call) => {
    const responses = await together(call)
    expectOneWinner({ responses, status: responses.find(({ status }) => status < 300)?.status ?? 0, field })
  })
})

describe('eight who rename to one url at once', () => {
  it('authors: one wins', async () => {
    const ids = (
      await together((at) =>
        staff('POST', AUTHORS, {
          body: { firstName: 'Ada', lastName: `Renamed ${at}`, url: `renamed-${at}` },
        }),
      )
    ).map(({ body }) => body.id)
    expectOneWinner({
      responses: await together((at) =>
        staff('PUT', `${AUTHORS}/${ids[at]}`, {
          body: { firstName: 'Ada', lastName: 'Renamed', url: 'one-name' },
        }),
      ),
      status: 200,
      field: 'url',
    })
  })

  it('articles: one wins', async () => {
    const all = Array.from({ length: CALLERS }, () => articleDetails(place))
    for (const body of all) await staff('POST', ARTICLES, { body })
    expectOneWinner({
      responses: await together((at) =>
        staff('PUT', ARTICLES, { body: { ...all[at], currentUrl: all[at]?.url, url: 'one-article' } }),
      ),
      status: 200,
      field: 'url',
    })
  })

  it('articles that take each other’s urls: documented codes alone', async () => {
    const [one, two] = [articleDetails(place), articleDetails(place)]
    for (const body of [one, two]) await staff('POST', ARTICLES, { body })
    const responses = await together((at) => {
      const [from, to] = at % 2 === 0 ? [one, two] : [two, one]
      return staff('PUT', ARTICLES, { body: { ...from, currentUrl: from.url, url: to.url } })
    })
    expect(
      responses.filter(({ status }) => ![200, 404, 409].includes(status)).map(({ status }) => status),
    ).toEqual([])
  })
})

describe('a record that is deleted while others begin to use it', () => {
  it('is either in use or not there: nobody gets a 500', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { body: author } = await staff('POST', AUTHORS, {
        body: { firstName: 'Ada', lastName: 'Leaving', url: `leaving-${round}` },
      })
      const responses = await together((at) =>
        at === 3
          ? staff('DELETE', `${AUTHORS}/${author.id}`)
          : staff('POST', ARTICLES, { body: articleDetails({ ...place, authorId: author.id }) }),
      )
      expect(
        responses.map(({ status }) => status).filter((status) => ![201, 204, 400, 409].includes(status)),
      ).toEqual([])
    }
  })
})

it('every unique constraint of the database has an entry in the table of refusals', async () => {
  // Not those of numbers that the database gives, nor of tables that no command of the api writes.
  const { rows } = await sql<{ name: string }>`
    SELECT index.relname AS name FROM pg_index
    JOIN pg_class index ON index.oid = indexrelid JOIN pg_class of ON of.oid = indrelid
    LEFT JOIN pg_attribute identity ON identity.attrelid = of.oid AND identity.attnum = indkey[0] AND indnkeyatts = 1 AND identity.attidentity <> ''
    WHERE indisunique AND of.relnamespace = 'public'::regnamespace AND identity.attnum IS NULL
      AND of.relname NOT LIKE 'kysely%' AND of.relname NOT IN ('outbox_deliveries', 'tombstones', 'cache_generations', 'cache_records', 'rate_limits', 'index_comparisons', 'text_key_progress', 'sample_shipment', 'price_indices', 'price_index_state')
    ORDER BY 1
  `.execute(api.data.database)
  expect(rows.map(({ name }) => name).filter((name) => !(name in constraintRefusals))).toEqual([])
})

it('no entry is of a constraint that there is not', async () => {
  const { rows } = await sql<{
    name: string
  }>`SELECT conname AS name FROM pg_constraint UNION SELECT indexrelid::regclass::text FROM pg_index`.execute(
    api.data.database,
  )
  const names = new Set(rows.map(({ name }) => name))
  expect(Object.keys(constraintRefusals).filter((name) => !names.has(name))).toEqual([])
})
