import type { Mail } from '@vitrine/contracts/mail/schemas'
import type { MemberRecords } from '@vitrine/contracts/members/support-schemas'
import type { Database, Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'
import { auditEntryOf, withNames } from '../../operations/queries/list-audit-entries.query.ts'

/** How many records an account has, of each kind. @throws AppError NOT_FOUND */
export async function readMemberRecords(executor: Executor, userId: number): Promise<MemberRecords> {
  const {
    rows: [row],
  } = await sql<MemberRecords>`
    SELECT
      (SELECT count(*) FROM vault_items WHERE user_id = users.id AND deleted_at IS NULL) AS "vaultItems",
      (SELECT count(*) FROM vault_items WHERE user_id = users.id AND deleted_at IS NOT NULL) AS "deletedVaultItems",
      (SELECT count(*) FROM vault_media media JOIN vault_items item ON item.id = media.item_id WHERE item.user_id = users.id AND item.deleted_at IS NULL AND media.kind = 'image' AND media.removed_at IS NULL) AS photos,
      (SELECT count(*) FROM collections WHERE user_id = users.id) AS collections,
      (SELECT count(*) FROM collections WHERE user_id = users.id AND status = 'public') AS "publicCollections",
      (SELECT count(*) FROM tags WHERE user_id = users.id) AS tags,
      (SELECT count(*) FROM favorites WHERE user_id = users.id) AS favorites,
      (SELECT count(*) FROM saved_searches WHERE user_id = users.id) AS "savedSearches",
      (SELECT count(*) FROM team_users entry JOIN teams team ON team.id = entry.team_id WHERE team.admin_id = users.id) AS "teamUsers"
    FROM users WHERE id = ${userId}`.execute(executor)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

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

/**
 * What the account did, what was done to it, and what was tried with its email.
 *
 * @throws AppError NOT_FOUND
 */
export async function listMemberAudit(database: Database, userId: number, list: ConsoleList) {
  const user = await database
    .selectFrom('users')
    .select('email_normalized')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new AppError('NOT_FOUND')
  const matching = database
    .selectFrom('audit_entries')
    .where((where) =>
      where.or([
        where('actor_id', '=', userId),
        where.and([
          where('subject_type', 'in', ['user', 'member']),
          where('subject_id', '=', String(userId)),
        ]),
        where.and([where('subject_type', '=', 'email'), where('subject_id', '=', user.email_normalized)]),
      ]),
    )
  const total = await countOf(matching)
  const rows = await withNames(matching).orderBy('id', 'desc').offset(list.offset).limit(list.limit).execute()
  return { items: rows.map(auditEntryOf), total }
}
