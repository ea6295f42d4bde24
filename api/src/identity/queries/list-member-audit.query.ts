import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'
import { auditEntryOf, withNames } from '../../operations/queries/list-audit-entries.query.ts'

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
