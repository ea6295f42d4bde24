import { aVaultItem } from '@vitrine/testing/vault-records'
import { anAccount } from '@vitrine/testing/account-records'
import { testDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from './migrations/index.ts'

test('specifics that were public stay so, and those that the version before stores are hidden', async () => {
  const { database, drop } = await testDatabase()
  try {
    const itemId = await aVaultItem(database, await anAccount(database, { email: 'owner@vitrine.example' }))
    const insert = (name: string) =>
      sql`INSERT INTO vault_item_specifics (item_id, place, name, display_name, value) VALUES (${itemId}, 0, ${name}, ${name}, 'Lion')`.execute(
        database,
      )
    await sql`ALTER TABLE vault_item_specifics DROP COLUMN is_released`.execute(database)
    await insert('before')
    await migrations['0079-released-specifics']?.up(database)
    await insert('after')
    const rows = await database
      .selectFrom('vault_item_specifics')
      .select(['name', 'is_released'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { name: 'before', is_released: true },
      { name: 'after', is_released: false },
    ])
  } finally {
    await drop()
  }
})
