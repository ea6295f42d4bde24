import type { Lease } from '@vitrine/contracts/texts/schemas'
import type { Executor } from '@vitrine/database/database'
import type { TextName } from '@vitrine/domain/texts/text-tables'

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
