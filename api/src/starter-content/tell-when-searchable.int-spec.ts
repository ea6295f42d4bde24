import { DICTIONARY_IS_SEARCHABLE } from '@vitrine/platform/filling-in-marker'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { tellWhenSearchable } from './tell-when-searchable.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  const place = { authorId: await anAuthor(db.database), categoryId: await aCategory(db.database) }
  for (let count = 0; count < 2; count += 1) await aPublishedArticle(db.database, place)
})
afterAll(() => db.drop())
afterEach(() => vi.restoreAllMocks())

test('the dictionary is said to be searchable once all of its articles are found', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const found = [new Error('there is no index yet'), 0, 1, 2]
  const countDocuments = vi.fn(async () => {
    expect(log).not.toHaveBeenCalled()
    const next = found.shift()
    if (next instanceof Error) throw next
    return next ?? 0
  })
  await tellWhenSearchable(db.database, { countDocuments }, new AbortController().signal)
  expect(log.mock.calls).toEqual([[DICTIONARY_IS_SEARCHABLE]])
  expect(found).toEqual([])
})

test('nothing is said where no workers have found them by the end', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const end = new AbortController()
  const countDocuments = async () => {
    end.abort()
    return 0
  }
  await tellWhenSearchable(db.database, { countDocuments }, end.signal)
  expect(log).not.toHaveBeenCalled()
})
