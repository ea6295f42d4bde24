import { managedPartnerSchema, type ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { columnOf, selectionOf } from '@vitrine/database/column-names'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { wantedIds, type ConsoleList } from '../../../console-lists/simple-rest.ts'

export const partnerSorts = ['place', 'source', 'sourceUrl', 'id'] as const

const selected = selectionOf(managedPartnerSchema.keyof().options)

/** Partners for the console, filtered by `q` in the name, and by `id` where another resource refers to them. */
export async function managePartners(
  executor: Executor,
  list: ConsoleList<(typeof partnerSorts)[number]>,
): Promise<{ items: ManagedPartner[]; total: number }> {
  const { q } = list.filter
  let matching = executor.selectFrom('data_partners')
  if (typeof q === 'string' && q.trim())
    matching = matching.where('source', 'ilike', `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`)
  const ids = wantedIds(list)
  if (ids) matching = matching.where('id', 'in', ids.length > 0 ? ids : [0])
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await matching
    .select(selected)
    .orderBy(columnOf(list.sort.field), list.sort.direction)
    .orderBy('id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items, total }
}

/** @throws AppError NOT_FOUND */
export async function findManagedPartner(executor: Executor, id: number): Promise<ManagedPartner> {
  const row = await executor
    .selectFrom('data_partners')
    .select(selected)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
