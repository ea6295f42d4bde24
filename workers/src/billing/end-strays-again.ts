import { createOperation } from '@vitrine/domain/billing/operations'
import { runOperation, type Billing } from '@vitrine/domain/billing/run-operation'
import { endOfStray } from '@vitrine/domain/billing/stop-stray'
import { lockAccount } from '@vitrine/domain/billing/subscriptions'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import { timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { forEach } from './for-each.ts'

const AFTER = { minutes: 5 }

interface Failed {
  userId: number
  provider: BillingProviderName
  reference: string
}

/**
 * A subscription at the provider that is none of ours would charge its member every month: where ending it
 * has failed, it is ended again, under a new number. Ended twice is ended. Returns how many there were.
 */
export async function endStraysAgain(billing: Billing, limit: number): Promise<number> {
  const { rows } = await sql<Failed>`
    SELECT user_id AS "userId", provider, request ->> 'subscriptionReference' AS reference FROM billing_operations failed
    WHERE kind = 'end' AND subscription_id IS NULL AND state IN ('failed', 'declined') AND user_id IS NOT NULL AND settled_at <= ${timeBefore(billing.clock.now(), AFTER)}
      AND NOT EXISTS (
        SELECT 1 FROM billing_operations later WHERE later.kind = 'end' AND later.id > failed.id AND later.provider = failed.provider
          AND later.request ->> 'subscriptionReference' = failed.request ->> 'subscriptionReference'
      )
    ORDER BY id LIMIT ${limit}
  `.execute(billing.database)
  return await forEach(rows, async (failed) => {
    const now = billing.clock.now()
    const id = await billing.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, failed.userId)
      return await createOperation(transaction, endOfStray(failed), now)
    })
    await runOperation(billing, id)
  })
}
