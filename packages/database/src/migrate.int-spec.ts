import { testDatabase } from '@vitrine/testing/test-database'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

test('migrating twice changes nothing, and identities come back as numbers', async () => {
  const { database, drop } = await testDatabase()
  try {
    await migrate(database)
    const node = await database
      .insertInto('taxonomy_nodes')
      .values({ url: 'glass', title: 'Glass', sort_key: 'glass', path: 'glass', ancestor_ids: [7] })
      .returning(['id', 'ancestor_ids'])
      .executeTakeFirstOrThrow()
    expect(node).toEqual({ id: 1, ancestor_ids: [7] })
  } finally {
    await drop()
  }
})

test('migrations are numbered in order without gaps', () => {
  Object.keys(migrations).forEach((name, index) =>
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-`)),
  )
})
