import { columnOf } from '@vitrine/database/column-names'
import type { Executor } from '@vitrine/database/database'
import type { DB } from '@vitrine/database/generated/schema'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { wantedIds, type ConsoleList } from '../console-lists/simple-rest.ts'
import type { LockedRow, StaffRecord } from './define-record.ts'

/** One page of records for the console, and how many there are on all pages. */
export async function listRecords(
  executor: Executor,
  { table, list: { sorts, ties = 'asc', where, load } }: StaffRecord,
  { sort, offset, limit, filter }: ConsoleList,
): Promise<{ items: object[]; total: number }> {
  const id = sql.ref(`${table}.id`)
  const ids = wantedIds({ filter })
  const conditions = [sql`true`, ...(ids ? [sql`${id} = ANY(${ids}::bigint[])`] : []), ...where(filter)]
  const matching = sql`WHERE ${sql.join(conditions, sql` AND `)}`
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${sql.table(table)} ${matching}`.execute(
    executor,
  )
  const order = sql`${sql.ref(sorts[sort.field] ?? `${table}.id`)} ${inDirection(sort.direction)}`
  const then = sql`${id} ${inDirection(ties === 'sorted' ? sort.direction : ties)}`
  const items = await load(
    executor,
    sql`${matching} ORDER BY ${order}, ${then} OFFSET ${offset} LIMIT ${limit}`,
  )
  return { items, total: counted?.total ?? 0 }
}

/** @throws AppError NOT_FOUND */
export async function findRecord<Shown extends object>(
  executor: Executor,
  { table, list }: StaffRecord<object, LockedRow, Shown>,
  id: number,
): Promise<Shown> {
  const [found] = await list.load(executor, sql`WHERE ${sql.ref(`${table}.id`)} = ${id}`)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** The columns of these fields under the fields' names, for a SELECT: `"marks"."category_id" AS "categoryId"`. */
export function fieldsOf(table: keyof DB, fields: readonly string[]): RawBuilder<unknown> {
  return sql.join(fields.map((field) => sql`${sql.ref(`${table}.${columnOf(field)}`)} AS ${sql.id(field)}`))
}

/** Loads records that the console shows as their columns are. */
export function loadColumns<Shown extends z.ZodObject>(table: keyof DB, shown: Shown) {
  return async (executor: Executor, which: RawBuilder<unknown>): Promise<z.output<Shown>[]> => {
    const fields = fieldsOf(table, Object.keys(shown.shape))
    const { rows } = await sql<z.output<Shown>>`SELECT ${fields} FROM ${sql.table(table)} ${which}`.execute(
      executor,
    )
    return rows
  }
}

function inDirection(direction: 'asc' | 'desc'): RawBuilder<unknown> {
  return direction === 'desc' ? sql`DESC` : sql`ASC`
}
