import type { ForbiddenWord } from '@vitrine/contracts/forbidden-words/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { wantedIds, type ConsoleList } from '../../../console-lists/simple-rest.ts'

export const wordSorts = ['word', 'isAllowed', 'id'] as const

const columns = { word: 'word_key', isAllowed: 'is_allowed', id: 'id' } as const
const selected = ['id', 'word', 'is_allowed as isAllowed', 'revision'] as const

/** The words for the console, filtered by `q` in them and by `isAllowed`. */
export async function manageWords(
  executor: Executor,
  list: ConsoleList<(typeof wordSorts)[number]>,
): Promise<{ items: ForbiddenWord[]; total: number }> {
  const { q, isAllowed } = list.filter
  const ids = wantedIds(list)
  let matching = executor.selectFrom('forbidden_words')
  if (ids) matching = matching.where('id', 'in', [0, ...ids])
  if (typeof q === 'string' && q.trim())
    matching = matching.where(sql<boolean>`strpos(word_key, ${q.trim().toLowerCase()}) > 0`)
  if (typeof isAllowed === 'boolean') matching = matching.where('is_allowed', '=', isAllowed)
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await matching
    .select(selected)
    .orderBy(columns[list.sort.field], list.sort.direction)
    .orderBy('id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return { items, total }
}

/** @throws AppError NOT_FOUND */
export async function findManagedWord(executor: Executor, id: number): Promise<ForbiddenWord> {
  const row = await executor
    .selectFrom('forbidden_words')
    .select(selected)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
