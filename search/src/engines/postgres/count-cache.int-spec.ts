import { testPostgresEngine } from '@vitrine/testing/test-search-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { anArticle } from '../contract/articles.ts'
import { createPostgresEngine } from './engine.ts'

let opened: Awaited<ReturnType<typeof testPostgresEngine>>

beforeAll(async () => {
  opened = await testPostgresEngine()
  await opened.engine.ensure(dictionaryIndex)
})
afterAll(() => opened.close())

/** An engine whose statements are noted. */
function watched() {
  const { sql } = opened
  const statements: string[] = []
  const noting = ({ query }: SqlConnection): SqlConnection => ({
    query: (text, values) => {
      statements.push(text)
      return query(text, values)
    },
  })
  const engine = createPostgresEngine({ sql: { ...sql, ...noting(sql), reading: (settings) => (run) => sql.reading(settings)((connection) => run(noting(connection))) } })
  return { engine, countings: () => statements.splice(0).filter((text) => text.includes('AS facets')).length }
}

test('what many records hold is counted once, whatever the page, until the index changes', async () => {
  const { engine, countings } = watched()
  await engine.apply(dictionaryIndex, { upserts: Array.from({ length: 420 }, (_, at) => anArticle({ title: `Bowl ${at}` })), removals: [] })
  const ask = (offset: number) => engine.search(dictionaryIndex, { text: 'bowl', facets: ['letter'], sort: 'relevance', offset, limit: 10 })
  const first = await ask(0)
  expect(countings()).toBe(1)
  const second = await ask(10)
  expect(countings()).toBe(0)
  expect([second.total, second.facets]).toEqual([first.total, first.facets])
  await engine.apply(dictionaryIndex, { upserts: [anArticle({ title: 'Bowl of jade' })], removals: [] })
  expect((await ask(0)).total).toBe(421)
  expect(countings()).toBe(1)
})
