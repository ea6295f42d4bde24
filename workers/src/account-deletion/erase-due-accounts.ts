import type { Database } from '@vitrine/database/database'
import { timeAfter } from '@vitrine/platform/clock'
import { StorageUnavailable } from '@vitrine/platform/storage/storage-unavailable'
import { sql } from 'kysely'
import { eraseAccount, type ErasureParts } from './erase-account.ts'

const AT_ONCE = 20

/** Runs that may fail before staff have to look. */
const ATTEMPTS = 5
/** Until the second run; until each further one as much longer. */
const PAUSE_MINUTES = 10

/**
 * Erases the accounts whose time has come. One that fails is tried again later, and the others go on. Returns
 * how many are erased.
 */
export async function eraseDueAccounts(
  parts: ErasureParts,
  now: Date,
  onFailure: (error: unknown, requestId: number) => void,
): Promise<number> {
  const due = await parts.database
    .selectFrom('account_deletion_requests')
    .select('id')
    .where('state', '=', 'waiting')
    .where('not_before', '<=', now)
    .orderBy('not_before')
    .limit(AT_ONCE)
    .execute()
  let erased = 0
  for (const { id } of due) {
    try {
      if (await eraseAccount(parts, id, now)) erased += 1
    } catch (error) {
      onFailure(error, id)
      await noteFailure(parts.database, id, error, now)
    }
  }
  return erased
}

async function noteFailure(database: Database, id: number, error: unknown, now: Date): Promise<void> {
  const request = await database
    .selectFrom('account_deletion_requests')
    .select('attempts')
    .where('id', '=', id)
    .executeTakeFirst()
  const attempts = (request?.attempts ?? 0) + 1
  await database
    .updateTable('account_deletion_requests')
    .set({
      attempts,
      problem:
        error instanceof StorageUnavailable
          ? 'The storage of photos and videos did not respond.'
          : 'Something went wrong; the log of the workers says what.',
      not_before: timeAfter(now, { minutes: attempts * PAUSE_MINUTES }),
      ...(attempts >= ATTEMPTS && { state: 'failed' as const }),
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}
