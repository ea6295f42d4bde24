import type { Actor } from '@vitrine/contracts/access'
import type { Executor } from '@vitrine/database/database'
import { currentRequestId } from '@vitrine/platform/request-context'
import { withoutUnchanged } from './changes.ts'

/**
 * Somebody who is no signed-in user: an operator's command, the email of a failed sign-in, or a part of the
 * product that acts by itself.
 */
export interface NamedActor {
  name: string
}

export interface AuditEntry {
  actor: Actor | NamedActor
  /** `<area>.<what happened>`, in the past tense: `dictionary-article.published`. */
  action: string
  subject: { type: string; id: string | number }
  /**
   * What was done beside: `{ from, to }` where a field was changed. A field that stayed as it was is not
   * noted.
   */
  details?: Record<string, unknown>
  /** Default: the database's time. */
  at?: Date
}

/** Notes who did what, in the caller's transaction: no change without its entry, no entry without its change. */
export async function recordAudit(
  executor: Executor,
  { actor, action, subject, details = {}, at }: AuditEntry,
): Promise<void> {
  const isUser = 'userId' in actor
  await executor
    .insertInto('audit_entries')
    .values({
      actor_id: isUser ? actor.userId : null,
      actor: isUser ? `user:${actor.userId}` : actor.name,
      action,
      subject_type: subject.type,
      subject_id: String(subject.id),
      details: JSON.stringify(withoutUnchanged(details)),
      request_id: currentRequestId(),
      ...(at && { at }),
    })
    .execute()
}
