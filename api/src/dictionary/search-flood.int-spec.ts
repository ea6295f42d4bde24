import { openDatabase, type OpenDatabase } from '@vitrine/database/database'
import { sqlExecutor } from '@vitrine/database/sql-executor'
import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import { createPostgresEngine } from '@vitrine/search/engines/postgres/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundedEngine } from '../infrastructure/bounded-engine.ts'
import { testApi, type TestResponse, type TestApi } from '../testing/test-api.ts'

const nouns = [
  'vase',
  'teapot',
  'candlestick',
  'tureen',
  'goblet',
  'necklace',
  'cabinet',
  'tapestry',
  'decanter',
  'mirror',
  'clock',
  'carpet',
  'plate',
  'bronze',
]

let api: TestApi
let searching: OpenDatabase

beforeAll(async () => {
  api = await testApi({
    openEngine: ({ url }) => {
      searching = openDatabase({ url, pool: 'search' })
      return boundedEngine(createPostgresEngine({ sql: sqlExecutor(searching.pool) }))
    },
  })
  const engine = createPostgresEngine({ sql: sqlExecutor(api.data.pool) })
  await engine.ensure(dictionaryIndex)
  const documents = Array.from({ length: 400 }, (_, at) => {
    const title = `${nouns[at % nouns.length]} of ${nouns[(at * 5 + 1) % nouns.length]} ${at}`
    return articleToDocument({
      id: at + 1,
      revision: 1,
      title,
      letter: 'V',
      url: `article-${at}`,
      description: title,
      thumbnail: '',
      createdAt: new Date(0),
      blocks: null,
      authors: [],
      categories: [],
    })
  })
  await engine.apply(dictionaryIndex, { upserts: documents, removals: [] })
})
afterAll(async () => {
  await searching?.close()
  await api.close()
})

const search = (query: string) =>
  api.visitor('GET', `/api/v1/dictionary/search-results?query=${encodeURIComponent(query)}`)

/** Each word with two letters in each other's place, and nothing that is found twice. */
const misspelled = (client: number, time: number) =>
  nouns
    .map(
      (noun, at) =>
        `${noun[0]}${noun[2]}${noun[1]}${noun.slice(3)}${String.fromCharCode(97 + ((client + time + at) % 26))}`,
    )
    .join(' ')
    .slice(0, 100)

function assertUsable(response: TestResponse): void {
  if (response.status !== 200)
    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { errorCode: 'SEARCH_UNAVAILABLE' },
    })
}

test('while twenty clients send fourteen misspelled words each, others find things, and health is up', async () => {
  let isOver = false
  const flood = async (client: number) => {
    for (let time = 0; !isOver; time += 1) assertUsable(await search(misspelled(client, time)))
  }
  const others = async () => {
    const found: TestResponse[] = []
    for (let time = 0; time < 10; time += 1) {
      found.push(await search('teapot'))
      expect(await api.visitor('GET', '/health/ready')).toMatchObject({ status: 200 })
    }
    isOver = true
    found.forEach(assertUsable)
    expect(found.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  }
  await Promise.all([others(), ...Array.from({ length: 20 }, (_, client) => flood(client))])
})

test('while searches hold every connection of theirs, search says so, and all else goes on', async () => {
  const held = await Promise.all(
    Array.from({ length: searching.pool.options.max }, () => searching.pool.connect()),
  )
  try {
    assertUsable(await search('candlestick'))
    expect(await search('candlestick')).toMatchObject({ status: 503 })
    expect(await api.visitor('GET', '/taxonomy/listRoots')).toMatchObject({ status: 200 })
    expect(await api.visitor('GET', '/health/ready')).toMatchObject({
      status: 200,
      body: { down: ['search'] },
    })
  } finally {
    for (const client of held) client.release()
  }
  expect(await search('candlestick')).toMatchObject({ status: 200 })
})
