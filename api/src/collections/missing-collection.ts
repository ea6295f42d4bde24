import { collectionMessages } from '@vitrine/contracts/collections/messages'
import type { Executor } from '@vitrine/database/database'
import { fieldRefused, type AppError } from '@vitrine/platform/app-error'

/**
 * Why a member has no such collection: it was theirs and is deleted, or there is none, which another member's
 * is to them.
 */
export async function missingCollection(executor: Executor, userId: number, id: number): Promise<AppError> {
  const tombstone = await executor
    .selectFrom('collection_tombstones')
    .select('revision')
    .where('collection_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return fieldRefused(
    tombstone ? 'COLLECTION_GONE' : 'NOT_FOUND',
    'id',
    'notFound',
    collectionMessages.notFound,
  )
}
