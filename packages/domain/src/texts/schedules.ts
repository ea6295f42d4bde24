import type { ScheduledAction } from '@vitrine/contracts/texts/schemas'
import type { Transaction } from '@vitrine/database/database'
import type { TextName } from './text-tables.ts'

/**
 * What was to be done later is not done any more: all of a text, or one action. What could not be done is
 * noted by it. Whoever calls this holds the text's row.
 *
 * @returns how many there were
 */
export async function endSchedules(
  transaction: Transaction,
  { kind, id }: TextName,
  { action, now }: { action?: ScheduledAction; now: Date },
): Promise<number> {
  const ended = await transaction
    .updateTable('scheduled_changes')
    .set({ state: 'cancelled', ended_at: now })
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'publish'))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}
