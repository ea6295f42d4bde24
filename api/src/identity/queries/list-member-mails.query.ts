import type { Mail } from '@vitrine/contracts/mail/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'

/** What the product sent to an account's address by itself, newest first. @throws AppError NOT_FOUND */
export async function listMemberMails(
  executor: Executor,
  userId: number,
  list: ConsoleList<'id'>,
): Promise<{ items: Mail[]; total: number }> {
  const user = await executor.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new AppError('NOT_FOUND')
  const matching = executor.selectFrom('mails').where('recipient', '=', user.email)
  const total = await countOf(matching)
  const rows = await matching
    .select(['id', 'template', 'recipient', 'subject', 'state', 'requested_at', 'sent_at', 'last_error'])
    .orderBy('id', 'desc')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return {
    items: rows.map(({ requested_at, sent_at, last_error, ...mail }) => ({
      ...mail,
      requestedAt: requested_at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
      lastError: last_error,
    })),
    total,
  }
}
