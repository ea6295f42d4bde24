import type { Billing } from '@vitrine/domain/billing/run-operation'
import { timeAfter } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { forEach } from './for-each.ts'
import { finishCheckout } from './work-off-notifications.ts'

/** How long after its hour a checkout is asked for while the provider does not respond. */
const ASKED_FOR = { hours: 24 }

interface OverdueCheckout {
  id: number
  /** Null where it was not on the provider's own page. */
  key: string | null
  expiresAt: Date
}

/**
 * Checkouts whose hour is over: one on the provider's own page is asked for once more, because it may have
 * been paid. Returns how many there were.
 */
export async function closeCheckouts(billing: Billing, limit: number): Promise<number> {
  const { database, clock } = billing
  const now = clock.now()
  const { rows } = await sql<OverdueCheckout>`
    SELECT id, CASE WHEN provider_state ->> 'kind' = 'redirect' THEN provider_state ->> 'key' END AS key, expires_at AS "expiresAt"
    FROM billing_checkouts WHERE state = 'open' AND expires_at <= ${now} ORDER BY id LIMIT ${limit}
  `.execute(database)
  return await forEach(rows, async ({ id, key, expiresAt }) => {
    const asked = key === null ? 'unfinished' : await finishCheckout(billing, { checkoutId: id, key })
    // Whether it was paid nobody knows yet: the next round asks again.
    if (asked === 'unknown' && timeAfter(expiresAt, ASKED_FOR) > now) return
    await database
      .updateTable('billing_checkouts')
      .set({ state: 'closed', updated_at: now })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute()
  })
}
