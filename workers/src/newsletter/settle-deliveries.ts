import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { DeliveryOutcome } from './delivery-outcome.ts'

/**
 * Notes what became of mails. Only their claimer's word counts, also of one that was taken for dead
 * meanwhile.
 */
export async function settleDeliveries(
  database: Database,
  claimedBy: number,
  outcomes: readonly DeliveryOutcome[],
  now: Date,
): Promise<void> {
  await sql`
    UPDATE newsletter_deliveries delivery SET
      state = outcome.state,
      answer = outcome.answer,
      claimed_by = NULL,
      not_before = ${now}::timestamptz + make_interval(secs => outcome.delay),
      attempts = delivery.attempts - CASE WHEN outcome.uncounted THEN 1 ELSE 0 END,
      settled_at = CASE WHEN outcome.state = 'waiting' THEN NULL ELSE clock_timestamp() END
    FROM unnest(
      ${outcomes.map(({ id }) => id)}::bigint[], ${outcomes.map(({ state }) => state)}::text[], ${outcomes.map(({ answer }) => answer)}::text[],
      ${outcomes.map(({ delaySeconds }) => delaySeconds)}::int[], ${outcomes.map(({ isUncounted }) => isUncounted)}::boolean[]
    ) AS outcome (id, state, answer, delay, uncounted)
    WHERE delivery.id = outcome.id AND delivery.claimed_by = ${claimedBy} AND delivery.state IN ('claimed', 'unknown')
  `.execute(database)
}
