import { areas } from '@vitrine/contracts/areas'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

interface Constraint {
  column: string
  definition: string
  onDelete: string
}

/** Constraints of one column, as `table.column`. */
async function constraints(kind: 'c' | 'f'): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    SELECT class.relname || '.' || attribute.attname AS "column", pg_get_constraintdef(con.oid) AS definition, con.confdeltype AS "onDelete"
    FROM pg_constraint con
    JOIN pg_class class ON class.oid = con.conrelid
    JOIN pg_attribute attribute ON attribute.attrelid = con.conrelid AND attribute.attnum = con.conkey[1]
    WHERE con.contype = ${kind} AND con.connamespace = 'public'::regnamespace AND cardinality(con.conkey) = 1
    ORDER BY 1
  `.execute(db.database)
  return rows
}

test('D2-106: a column that holds one of a list admits what its area says, and no area forgets one', async () => {
  const lists = (await constraints('c')).filter(({ definition }) => definition.includes('= ANY (ARRAY['))
  const admitted = Object.fromEntries(
    lists.map(({ column, definition }) => [
      column,
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value),
    ]),
  )
  const stated = Object.fromEntries(
    areas.flatMap((area) => ('choices' in area ? Object.entries<readonly string[]>(area.choices) : [])),
  )
  expect(admitted).toEqual(stated)
})

test('what names a member goes or stays with the account as its area says', async () => {
  const kept = { c: 'erased', n: 'detached' } as Record<string, string>
  const members = (await constraints('f')).filter(({ definition }) =>
    definition.includes('REFERENCES users('),
  )
  const stated = Object.fromEntries(
    areas.flatMap((area) => ('membersRows' in area ? Object.entries(area.membersRows) : [])),
  )
  expect(
    Object.fromEntries(members.map(({ column, onDelete }) => [column, kept[onDelete] ?? 'neither'])),
  ).toEqual(stated)
})
