import { testDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openCopyDatabase } from './copy-database.ts'

it('refuses a statement beside the transaction that is open, and takes it afterwards', async () => {
  const data = await testDatabase()
  const { database, close } = await openCopyDatabase({ url: data.url, applicationName: 'test' })
  const ask = () => sql`SELECT 1`.execute(database)
  try {
    await database.transaction().execute(async (transaction) => {
      await expect(ask()).rejects.toThrow('is in use')
      await sql`SELECT 1`.execute(transaction)
    })
    expect((await ask()).rows).toHaveLength(1)
  } finally {
    await close()
    await data.drop()
  }
})
