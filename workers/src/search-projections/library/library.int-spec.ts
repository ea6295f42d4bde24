import { newEvent } from '@vitrine/contracts/event'
import { bookDeleted, booksImported, bookUpdated } from '@vitrine/contracts/library/events'
import { leaveTombstone } from '@vitrine/database/tombstones'
import type { BookCard } from '@vitrine/search/library/library.document'
import { libraryIndex } from '@vitrine/search/library/library.index'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aBook } from '@vitrine/testing/library-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProjection, type RunningProjection } from '../../testing/running-projection.ts'
import { rebuildIndex } from '../rebuild-index/rebuild-index.ts'
import { library } from './library.index.ts'

let projection: RunningProjection<BookCard>
let categoryId: number

beforeAll(async () => {
  projection = await startProjection(libraryIndex)
  const { database } = projection
  categoryId = await aCategory(database)
})
afterAll(() => projection.stop())

const foundTitles = async (text: string) => (await projection.found(text)).map(({ title }) => title)

test('an imported range of books reaches the index, found by title, author, chapter and description', async () => {
  const fromId = await aBook(projection.database, {
    categoryId,
    title: 'Old Glass',
    authors: ['Ada Plume', 'Bea Quill'],
    description: 'With notes on goblets.',
    contents: [{ title: 'Wine and its Vessels', page: '7' }],
  })
  const toId = await aBook(projection.database, { categoryId, title: 'Old Clocks' })
  await projection.happened(newEvent(booksImported, { fromId, toId }))
  for (const text of ['old glass', 'quill', 'vessels', 'goblets'])
    expect([text, await foundTitles(text)]).toEqual([text, ['Old Glass']])
  expect(await foundTitles('old')).toHaveLength(2)
})

test('a change and a delete of a book follow, and a rebuild holds the same', async () => {
  const id = await aBook(projection.database, { categoryId, title: 'Samplers' })
  await projection.happened(newEvent(bookUpdated, { bookId: id, revision: 1 }))
  await sql`UPDATE books SET contents = '[{"title": "Needles", "page": ""}]', revision = 2 WHERE id = ${id}`.execute(
    projection.database,
  )
  await projection.happened(newEvent(bookUpdated, { bookId: id, revision: 2 }))
  expect(await foundTitles('needles')).toEqual(['Samplers'])
  expect(
    await rebuildIndex({ open: projection.open, engine: projection.engine, index: library }),
  ).toMatchObject({ skipped: [] })
  expect(await foundTitles('needles')).toEqual(['Samplers'])
  await projection.database.transaction().execute(async (transaction) => {
    await sql`DELETE FROM books WHERE id = ${id}`.execute(transaction)
    await leaveTombstone(transaction, 'book', { id, revision: 3 })
  })
  await projection.happened(newEvent(bookDeleted, { bookId: id, revision: 3 }))
  expect(await foundTitles('samplers')).toEqual([])
})
