import { deliveryStates, type ManagedDelivery } from '@vitrine/contracts/newsletter/admin-schemas'
import type { Executor } from '@vitrine/database/database'
import { type ConsoleList, countOf } from '../../console-lists/simple-rest.ts'

export const deliverySorts = ['id', 'email', 'state'] as const

/** Recipients and what became of each. Filters: `issueId`, `state`, `email` (its beginning). */
export async function listDeliveries(
  executor: Executor,
  list: ConsoleList<(typeof deliverySorts)[number]>,
): Promise<{ items: ManagedDelivery[]; total: number }> {
  const { issueId, email } = list.filter
  const state = deliveryStates.find((known) => known === list.filter['state'])
  let matching = executor.selectFrom('newsletter_deliveries')
  if (issueId !== undefined)
    matching = matching.where('issue_id', '=', Number.isSafeInteger(Number(issueId)) ? Number(issueId) : 0)
  if (state) matching = matching.where('state', '=', state)
  if (typeof email === 'string')
    matching = matching.where((where) => where.fn<boolean>('starts_with', ['email', where.val(email)]))
  const total = await countOf(matching)
  const rows = await matching
    .selectAll()
    .orderBy(list.sort.field, list.sort.direction)
    .orderBy('id')
    .offset(list.offset)
    .limit(list.limit)
    .execute()
  return {
    items: rows.map((row) => ({
      id: row.id,
      issueId: row.issue_id,
      email: row.email,
      state: row.state,
      attempts: row.attempts,
      settledAt: row.settled_at?.toISOString() ?? null,
      answer: row.answer,
    })),
    total,
  }
}
