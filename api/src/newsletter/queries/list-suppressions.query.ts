import type { Suppression } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'

export const suppressionSorts = ['id', 'email', 'reason', 'dateCreated'] as const

const columns = { id: 'id', email: 'email', reason: 'reason', dateCreated: 'created_at' } as const

/** Addresses that get no mailings, filtered by `q` in the address. */
export async function listSuppressions(
  executor: Executor,
  list: ConsoleList<(typeof suppressionSorts)[number]>,
): Promise<{ items: Suppression[]; total: number }> {
  const { q } = list.filter
  let matching = executor.selectFrom('newsletter_suppressions')
  if (typeof q === 'string' && q.trim())
    matching = matching.where('email', 'ilike', `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`)
  const total = await countOf(matching)
  const rows = await matching
    .selectAll()
    .orderBy(columns[list.sort.field], list.sort.direction)
    .orderBy('id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items: rows.map(toSuppression), total }
}

/** @throws AppError NOT_FOUND */
export async function findSuppression(executor: Executor, id: number): Promise<Suppression> {
  const row = await executor
    .selectFrom('newsletter_suppressions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toSuppression(row)
}

function toSuppression(row: {
  id: number
  email: string
  reason: Suppression['reason']
  note: string
  created_at: Date
}): Suppression {
  return {
    id: row.id,
    email: row.email,
    reason: row.reason,
    note: row.note,
    dateCreated: row.created_at.toISOString(),
  }
}
