import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchWrites, type WrittenTables } from './written-tables.ts'

let data: TestDatabase
let writes: WrittenTables

beforeAll(async () => {
  data = await testDatabase()
  writes = await watchWrites(data.database)
})
afterAll(() => data.drop())

test('every kind of write is noted by its table, once until it is asked again', async () => {
  await aCategory(data.database, { title: 'Glass', url: 'glass' })
  expect(await writes.take()).toContain('taxonomy_nodes')
  expect(await writes.take()).toEqual([])
  await data.database.updateTable('taxonomy_nodes').set({ title: 'Glass' }).execute()
  expect(await writes.take()).toEqual(['taxonomy_nodes'])
  await data.database.deleteFrom('taxonomy_nodes').execute()
  expect(await writes.take()).toContain('taxonomy_nodes')
  await sql`TRUNCATE sign_in_failures`.execute(data.database)
  expect(await writes.take()).toEqual(['sign_in_failures'])
})

test('reading notes nothing, nor does what was rolled back or met no row', async () => {
  await data.database.selectFrom('taxonomy_nodes').selectAll().execute()
  await data.database.updateTable('taxonomy_nodes').set({ title: 'Glass' }).where('id', '=', -1).execute()
  await expect(
    data.database.transaction().execute(async (tx) => {
      await aCategory(tx, { title: 'Tools', url: 'tools' })
      throw new Error('given up')
    }),
  ).rejects.toThrow('given up')
  expect(await writes.take()).toEqual([])
})
