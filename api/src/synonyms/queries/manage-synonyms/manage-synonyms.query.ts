import type { ManagedSynonym } from '@vitrine/contracts/synonyms/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import type { ConsoleList } from '../../../console-lists/simple-rest.ts'

export const synonymSorts = ['terms', 'kind', 'id'] as const

const selected = ['id', 'kind', 'terms', 'revision'] as const

/** The lists for the console, filtered by `q` in any of their terms. */
export async function manageSynonyms(
  executor: Executor,
  list: ConsoleList<(typeof synonymSorts)[number]>,
): Promise<{ items: ManagedSynonym[]; total: number }> {
  const { q } = list.filter
  let matching = executor.selectFrom('synonyms')
  if (typeof q === 'string' && q.trim())
    matching = matching.where(
      sql<boolean>`array_to_string(terms, E'\n') ILIKE ${`%${q.trim().replace(/[\\%_]/g, '\\$&')}%`}`,
    )
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await matching
    .select(selected)
    .orderBy(list.sort.field, list.sort.direction)
    .orderBy('id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items, total }
}

/** @throws AppError NOT_FOUND */
export async function findManagedSynonym(executor: Executor, id: number): Promise<ManagedSynonym> {
  const row = await executor.selectFrom('synonyms').select(selected).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
