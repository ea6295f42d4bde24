import type { Actor } from '@vitrine/contracts/access'
import { changedMeanwhile } from '@vitrine/contracts/conflict-words'
import type { Executor } from '@vitrine/database/database'
import type { AuditEntry, NamedActor } from '@vitrine/domain/audit/audit'
import { lastChangeOf } from '@vitrine/domain/audit/changed-meanwhile'
import { AppError } from '@vitrine/platform/app-error'

export interface SeenRecord {
  revision: number
  /** The revision that the caller has seen (If-Match). */
  expectedRevision: number | undefined
  /** As the audit log names the record; undefined where the log does not know every change of it. */
  subject: AuditEntry['subject'] | undefined
  actor: Actor | NamedActor
}

/** @throws AppError REVISION_CONFLICT, with who was faster and with what where the log knows */
export async function assertNobodyWasFaster(
  executor: Executor,
  { revision, expectedRevision, subject, actor }: SeenRecord,
): Promise<void> {
  if (expectedRevision === undefined || expectedRevision === revision) return
  if (!subject) throw new AppError('REVISION_CONFLICT')
  throw new AppError('REVISION_CONFLICT', {
    message: changedMeanwhile(await lastChangeOf(executor, subject, actor)),
  })
}
