import type { EditedTextState, Lease } from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { findText } from '@vitrine/domain/texts/text-rows'
import { AppError } from '@vitrine/platform/app-error'
import { openSchedules } from './list-schedules.query.ts'

/** Where a text is by now, also in the trash, and what is scheduled of it. @throws AppError NOT_FOUND */
export async function readText(executor: Executor, name: TextName): Promise<EditedTextState> {
  const text = await findText(executor, name, { trashed: true })
  if (!text) throw new AppError('NOT_FOUND')
  const schedules = await openSchedules(executor, name)
  return {
    ...text,
    trashedAt: text.trashedAt?.toISOString() ?? null,
    schedules: schedules.map(({ kind: _kind, id: _id, ...schedule }) => schedule),
  }
}

/** Who writes a text at this moment; undefined where nobody does. */
export async function writerOf(
  executor: Executor,
  { kind, id }: TextName,
  { userId, now }: { userId: number | null; now: Date },
): Promise<Lease['holder'] | undefined> {
  const held = await executor
    .selectFrom('edit_leases')
    .innerJoin('users', 'users.id', 'held_by')
    .select(['held_by', 'held_since', 'display_name'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (
    held && { name: held.display_name, isSelf: held.held_by === userId, since: held.held_since.toISOString() }
  )
}
