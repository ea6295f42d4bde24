import { testPostgresEngine } from '@vitrine/testing/test-search-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import { anArticle } from '../contract/articles.ts'
import { addUpCounts, readCounts } from './index-counts.ts'
import { liveTables } from './tables.ts'

let opened: Awaited<ReturnType<typeof testPostgresEngine>>
const tables = liveTables(dictionaryIndex)

beforeAll(async () => {
  opened = await testPostgresEngine()
  await opened.engine.ensure(dictionaryIndex)
})
afterAll(() => opened.close())

test('counts are added up while writers go on, by several at once, and none is lost', async () => {
  const { engine, sql } = opened
  const write = (id: number, revision: number) =>
    engine.apply(dictionaryIndex, {
      upserts: [anArticle({ id, revision, title: 'ABC'.charAt((id + revision) % 3), authorIds: [id] })],
      removals: [],
    })
  const ids = Array.from({ length: 12 }, (_, at) => at + 1)
  for (const revision of [1, 2, 3]) {
    await Promise.all(
      ids.flatMap((id) => [write(id, revision), ...(id % 4 === 0 ? [addUpCounts(sql, tables)] : [])]),
    )
    expect(await readCounts(sql, dictionaryIndex, ['letter'], 100)).toEqual({
      total: 12,
      facets: { letter: ['A', 'B', 'C'].map((value) => ({ value, count: 4 })) },
    })
  }
  await addUpCounts(sql, tables)
  const rows = await sql.query(
    `SELECT field, value, documents FROM ${tables.counts} WHERE field IN ('', 'letter') ORDER BY field, value`,
  )
  expect(rows).toEqual([
    { field: '', value: '', documents: 12 },
    ...['A', 'B', 'C'].map((value) => ({ field: 'letter', value, documents: 4 })),
  ])
})

test('a facet has as many values as are asked for, the most frequent', async () => {
  const { engine, sql } = opened
  await engine.apply(dictionaryIndex, {
    upserts: [anArticle({ id: 100, title: 'Z', authorIds: [1, 7] })],
    removals: [],
  })
  expect((await readCounts(sql, dictionaryIndex, ['authorIds'], 2)).facets).toEqual({
    authorIds: [
      { value: '1', count: 2 },
      { value: '7', count: 2 },
    ],
  })
})
