import { createHash } from 'node:crypto'
import type { OpenDatabase } from '@vitrine/database/database'
import type { SignedNotification } from './billed-members.ts'

const INSERT = `
  INSERT INTO billing_notifications (provider, dedupe_key, kind, account_reference, subscription_reference, state, received_at, next_look_at)
  VALUES ('zuora', $1, $2, $3, $4, 'waiting', $5, $5) ON CONFLICT (provider, dedupe_key) DO NOTHING`

/** The row of a notification by bare pg: nothing parsed, nothing checked, one prepared statement. */
export async function insertBare(
  pool: OpenDatabase['pool'],
  { body, event, account, subscription }: SignedNotification,
): Promise<void> {
  const key = `zuora-callout:${createHash('sha256').update(body).digest('hex')}`
  await pool.query({
    name: 'bare-notification',
    text: INSERT,
    values: [key, event, account, subscription, new Date()],
  })
}
