import type { Actor } from '@vitrine/contracts/access'
import { changedMeanwhile, fieldInWords, type ChangedMeanwhile } from '@vitrine/contracts/conflict-words'
import type { Executor } from '@vitrine/database/database'
import type { AuditEntry, NamedActor } from '@vitrine/domain/audit/audit'
import { AppError } from '@vitrine/platform/app-error'
import { isChange } from '@vitrine/domain/audit/changes'

export interface SeenRecord {
  revision: number
  /** The revision that the caller has seen (If-Match). */
  expectedRevision: number | undefined
  /** As the audit log names the record; undefined where the log does not know every change of it. */
  subject: AuditEntry['subject'] | undefined
  actor: Actor | NamedActor
}

/** @throws AppError REVISION_CONFLICT, with who was faster and with what where the log knows */
export async function assertExpectedRevision(
  executor: Executor,
  { revision, expectedRevision, subject, actor }: SeenRecord,
): Promise<void> {
  if (expectedRevision === undefined || expectedRevision === revision) return
  if (!subject) throw new AppError('REVISION_CONFLICT')
  throw new AppError('REVISION_CONFLICT', {
    message: changedMeanwhile(await lastChangeOf(executor, subject, actor)),
  })
}

/** What the log holds of a record that did not change it. */
const NO_CHANGES = ['newsletter-issue.tested']

/** Who changed a record last, for whoever has just been refused; nobody where the log does not know. */
async function lastChangeOf(
  executor: Executor,
  { type, id }: AuditEntry['subject'],
  actor: Actor | NamedActor,
): Promise<ChangedMeanwhile> {
  const entry = await executor
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .select(['audit_entries.actor_id', 'audit_entries.actor', 'audit_entries.details', 'users.email'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .where('action', 'not in', NO_CHANGES)
    .orderBy('audit_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!entry) return { by: null, isOwn: false, fields: [] }
  const fields = Object.entries(entry.details)
    .filter(([, value]) => isChange(value))
    .map(([field]) => fieldInWords(field))
  return {
    by: entry.email ?? (entry.actor_id === null ? entry.actor : null),
    isOwn: 'userId' in actor && actor.userId === entry.actor_id,
    fields,
  }
}
