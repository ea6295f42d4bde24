import type { managedAuthorSchema } from '@vitrine/contracts/dictionary/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { z } from 'zod'
import type { ConsoleList } from '../../../console-lists/simple-rest.ts'
import { toAuthor } from '../list-authors/list-authors.query.ts'

type ManagedAuthor = z.output<typeof managedAuthorSchema>

export const authorSorts = ['lastName', 'fullName', 'id', 'url', 'dateCreated', 'dateUpdated'] as const

const columns = {
  lastName: 'last_name',
  fullName: 'full_name',
  id: 'id',
  url: 'url',
  dateCreated: 'created_at',
  dateUpdated: 'updated_at',
} as const

/** Authors for the console, filtered by `q` in the name or by `id` (one or a list). */
export async function manageAuthors(
  executor: Executor,
  list: ConsoleList<(typeof authorSorts)[number]>,
): Promise<{ items: ManagedAuthor[]; total: number }> {
  const { q, id } = list.filter
  let matching = executor.selectFrom('authors')
  if (typeof q === 'string' && q.trim())
    matching = matching.where('full_name', 'ilike', `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`)
  if (id !== undefined) matching = matching.where('id', 'in', idsOf(id))
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy(columns[list.sort.field], list.sort.direction)
    .orderBy('id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items: rows.map((row) => ({ ...toAuthor(row), revision: row.revision })), total }
}

/** @throws AppError NOT_FOUND */
export async function findManagedAuthor(executor: Executor, id: number): Promise<ManagedAuthor> {
  const row = await executor.selectFrom('authors').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return { ...toAuthor(row), revision: row.revision }
}

function idsOf(id: unknown): number[] {
  const ids = (Array.isArray(id) ? id : [id]).map(Number).filter((number) => Number.isSafeInteger(number))
  return ids.length > 0 ? ids : [0]
}
