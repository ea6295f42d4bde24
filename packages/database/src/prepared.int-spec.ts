import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREPARED } from './prepared.ts'

let data: TestDatabase

beforeAll(async () => {
  data = await testDatabase()
})
afterAll(() => data.drop())

test('a marked statement is prepared once a connection, wherever the mark stands, and any other is not', async () => {
  await data.database.connection().execute(async (connection) => {
    for (const id of [1, 2]) {
      expect(
        (await sql<{ id: number }>`${PREPARED} SELECT ${id}::int AS id`.execute(connection)).rows,
      ).toEqual([{ id }])
      await connection.selectFrom('users').modifyFront(PREPARED).select('id').where('id', '=', id).execute()
      await connection
        .updateTable('users')
        .modifyEnd(PREPARED)
        .set({ display_name: 'A' })
        .where('id', '=', id)
        .execute()
      await connection.selectFrom('users').select('email').where('id', '=', id).execute()
    }
    const { rows } = await sql<{
      verb: string
    }>`SELECT substring(lower(statement) FROM 'select|update') AS verb FROM pg_prepared_statements ORDER BY verb`.execute(
      connection,
    )
    expect(rows.map(({ verb }) => verb)).toEqual(['select', 'select', 'update'])
  })
})

test('a transaction that fails leaves its prepared statements as good as before', async () => {
  await data.database.connection().execute(async (connection) => {
    const divide = async (by: number) =>
      (await sql<{ result: number }>`${PREPARED} SELECT 6 / ${by}::int AS result`.execute(connection)).rows
    await expect(divide(0)).rejects.toThrow('division by zero')
    expect(await divide(3)).toEqual([{ result: 2 }])
  })
})
