import type { OpenSession } from '@vitrine/contracts/identity/account-schemas'
import type { Executor } from '@vitrine/database/database'
import { deviceWords } from './list-sessions.device-words.ts'

/** Where a member is signed in, the last seen first; `currentId` is null where somebody else asks. */
export async function listSessions(
  executor: Executor,
  { userId, currentId, now }: { userId: number; currentId: number | null; now: Date },
): Promise<OpenSession[]> {
  const rows = await executor
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.user_agent),
    address: row.ip,
    firstSeen: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
    isCurrent: row.id === currentId,
  }))
}
