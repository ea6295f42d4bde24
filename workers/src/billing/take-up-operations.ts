import { operationColumns, type Operation } from '@vitrine/domain/billing/operations'
import { readBackOperation, runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { forEach } from './for-each.ts'

/**
 * What was noted and not made is made; what was made and of which nobody knows is read back. Returns how many
 * there were.
 */
export async function takeUpOperations(billing: Billing, limit: number): Promise<number> {
  const { rows } = await sql<Operation>`
    SELECT ${operationColumns} FROM billing_operations
    WHERE state IN ('waiting', 'claimed', 'unknown') AND next_look_at <= ${billing.clock.now()} ORDER BY next_look_at, id LIMIT ${limit}
  `.execute(billing.database)
  return await forEach(
    rows,
    (operation) =>
      operation.state === 'waiting'
        ? runOperation(billing, operation.id)
        : readBackOperation(billing, operation),
    ({ id }) =>
      billing.database
        .updateTable('billing_operations')
        .set({ next_look_at: timeAfter(billing.clock.now(), { minutes: 5 }) })
        .where('id', '=', id)
        .execute(),
  )
}
